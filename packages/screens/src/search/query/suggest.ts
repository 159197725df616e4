import { findLists } from './find-lists.ts';
import { findPages } from './find-pages.ts';
import type { SearchIndex, Suggestion } from './search-index.ts';

const MOST = 8;

/** What a search field suggests while somebody types: lists with their choice, then pages. */
export const suggest = (index: SearchIndex, text: string): Suggestion[] =>
  [...findLists(index, text), ...findPages(index.pages, text)]
    .filter(([, href], at, all) => all.findIndex((each) => each[1] === href) === at)
    .slice(0, MOST);
