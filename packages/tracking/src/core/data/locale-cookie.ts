import { type CookieOptions, cookieText } from './cookie-text.ts';
import { cookieValue } from './cookie-value.ts';

const LOCALE_COOKIE = 'locale';
const LOCALE_MAX_AGE = 30 * 24 * 60 * 60;

/** The locale of the visitor's last page, if stored (§4.2). */
export const readLocaleCookie = (cookies: string): string | undefined =>
  cookieValue(cookies, LOCALE_COOKIE);

/** The cookie that stores a locale for 30 days, or deletes it. */
export const localeCookie = (locale: string | undefined, options: CookieOptions): string =>
  cookieText({ name: LOCALE_COOKIE, value: locale, maxAge: LOCALE_MAX_AGE }, options);
