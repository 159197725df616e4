import type { ConsentCategory } from './categories.ts';

/** What a category is for, in the words of a locale (§3.3). */
export type CookieCategory = {
  readonly category: ConsentCategory;
  readonly name: string;
  readonly description: string;
};

/** One cookie or web-storage key (§3.3). A `*` in its name stands for any characters: `_ga_*`. */
export type Cookie = {
  readonly name: string;
  readonly description: string;
  readonly expiration: string;
  readonly type: string;
  /** Only enabled cookies are shown. */
  readonly enabled: boolean;
};

/** Who sets cookies of one category (§3.3). */
export type CookieProvider = {
  readonly category: ConsentCategory;
  /** `Internal` is the site itself. */
  readonly providerName: string;
  /** `/cookies` is the site's cookie policy. */
  readonly url: string;
  readonly cookies: readonly Cookie[];
};
