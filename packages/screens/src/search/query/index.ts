export { findLists } from './find-lists.ts';
export { findPages } from './find-pages.ts';
export type { SearchIndex, SearchList, SearchWords, Suggestion } from './search-index.ts';
export { suggest } from './suggest.ts';
