import type { CookieCategory, CookieProvider } from '@plaza/contract';

/** What a category is for, in the words of a locale (§3.3). */
export type DeclaredCategory = Readonly<Pick<CookieCategory, 'category' | 'name' | 'description'>>;

/**
 * Who sets cookies of one category (§3.3); `Internal` is the site itself, `/cookies` its cookie
 * policy. A `*` in a cookie's name stands for any characters: `_ga_*`.
 */
export type DeclaredProvider = Readonly<Omit<CookieProvider, 'id'>>;
