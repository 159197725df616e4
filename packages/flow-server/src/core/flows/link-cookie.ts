import { createHash } from 'node:crypto';
import { applicationTokenSchema } from '@plaza/contract';
import { type CookiePlace, privateCookie, readCookie } from './application-cookie.ts';

/** As long as the link of an email lives, in seconds. */
const MAX_AGE = 24 * 60 * 60;

const nameOf = (link: string) => `link-${link}`;

/**
 * Which link a page is about, in its address in place of the token, which opens the application. It
 * says nothing to anybody without the cookie.
 */
const linkOf = (token: string) =>
  createHash('sha256').update(`link ${token}`).digest('base64url').slice(0, 16);

/** Takes the token of a link out of its address. @returns undefined for what is no token */
export function keepLink(
  token: string,
  place: CookiePlace,
): { readonly link: string; readonly cookie: string } | undefined {
  if (!applicationTokenSchema.safeParse(token).success) return undefined;
  const link = linkOf(token);
  return {
    link,
    cookie: privateCookie({ name: nameOf(link), value: token, maxAge: MAX_AGE }, place),
  };
}

/** The token of a link that this browser has opened. */
export function readLink(headers: Headers, link: string): string | undefined {
  const token = readCookie(headers, nameOf(link));
  return token !== '' && linkOf(token) === link ? token : undefined;
}

/** Forgets a link that has been used. */
export const forgetLink = (link: string, place: CookiePlace): string =>
  privateCookie({ name: nameOf(link), value: '', maxAge: 0 }, place);
