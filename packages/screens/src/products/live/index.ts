export { compareProducts } from './comparison.ts';
export { figuredProducts } from './figure-texts.ts';
export { LIST_PARAMETERS, readChoice } from './list-choice.ts';
export { listFormats } from './list-formats.ts';
export { type ListParts, neededParts } from './list-parts.ts';
export { explainPlaces } from './list-reasons.ts';
export type { ListSettings } from './list-settings.ts';
export { listView, liveList } from './list-view.ts';
export { priceProducts } from './price-products.ts';
