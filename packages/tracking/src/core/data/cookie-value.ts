import { cookieValues } from '@plaza/consent';

/**
 * The decoded value of a cookie; of several with one name the first non-empty one.
 *
 * @param cookies `document.cookie` or a `Cookie` header
 */
export const cookieValue = (cookies: string, name: string): string | undefined =>
  cookieValues(cookies).get(name)?.find(Boolean);
