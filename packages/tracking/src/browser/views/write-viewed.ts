import { cookieText } from '../../core/data/cookie-text.ts';
import { VIEWED_COOKIE, VIEWED_MAX_AGE } from '../../core/views/viewed-products.ts';
import { writeCookie } from '../data/page-cookies.ts';

/** Writes the cookie of the viewed products; deletes it without a value. */
export function writeViewed(value?: string): void {
  const cookie = { name: VIEWED_COOKIE, value, maxAge: VIEWED_MAX_AGE };
  writeCookie(cookieText(cookie, { isSecure: location.protocol === 'https:' }));
}
