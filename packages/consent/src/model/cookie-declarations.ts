import type { CookieCategory, CookieProvider } from '@plaza/contract';

/** Name and description of a category in one locale (§3.3). */
export type DeclaredCategory = Readonly<Pick<CookieCategory, 'category' | 'name' | 'description'>>;

/**
 * A provider and its cookies of one category (§3.3); `Internal` is the site itself, `/cookies` its
 * cookie policy. `*` in a cookie's name matches any characters: `_ga_*`.
 */
export type DeclaredProvider = Readonly<Omit<CookieProvider, 'id'>>;
