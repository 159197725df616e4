import { cookieValues } from '@plaza/consent';

/**
 * The value of a cookie, decoded; of several of one name the first that says anything.
 *
 * @param cookies `document.cookie` or a `Cookie` header
 */
export const cookieValue = (cookies: string, name: string): string | undefined =>
  cookieValues(cookies).get(name)?.find(Boolean);
