export { offerCard } from '../offers/offer-card.ts';
export { offerLabels } from '../offers/offer-labels.ts';
export { productOverview } from '../offers/product-overview.ts';
export { keyTranslator } from './key-translator.ts';
export { allMatches, matchOf, severalCountries, testPage } from './several-countries.ts';
