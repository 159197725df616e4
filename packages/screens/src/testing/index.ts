export { offerCard } from '../offers/offer-card.ts';
export { offerLabels } from '../offers/offer-labels.ts';
export { kinds } from '../products/kinds.ts';
export { productOverview } from '../products/product-overview.ts';
export { keyTranslator } from './key-translator.ts';
export { allMatches, matchOf, severalCountries, testPage } from './several-countries.ts';
export { structuredDataFaults } from './structured-data-rules.ts';
