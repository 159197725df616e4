import { CONSENT_COOKIE, CONSENT_MAX_AGE } from '../model/consent-cookie.ts';
import type { ConsentState } from '../model/consent-state.ts';

export type CookieOptions = {
  /** Whether the page was loaded over https. */
  readonly isSecure: boolean;
};

/**
 * The consent cookie with its attributes, for `document.cookie` or `Set-Cookie` (§4.1, design §4):
 * one year, the whole site, URI-encoded JSON, at most 200 bytes of name and value. `givenAt` has
 * seconds precision; id and versions are joined.
 */
export function writeConsent(
  { givenAt, id = '', versions = '', ...choices }: ConsentState & { readonly givenAt: Date },
  { isSecure }: CookieOptions,
): string {
  const value = JSON.stringify({
    necessary: choices.necessary,
    preferences: choices.preferences,
    statistics: choices.statistics,
    marketing: choices.marketing,
    givenAt: givenAt.toISOString().replace(/\.\d+/, ''),
    id: id + versions || undefined,
  });
  const attributes = `Path=/; Max-Age=${CONSENT_MAX_AGE}; SameSite=Lax`;
  return `${CONSENT_COOKIE}=${encode(value)}; ${attributes}${isSecure ? '; Secure' : ''}`;
}

/** Does not encode characters that a cookie may contain, to stay within 200 bytes. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/%(?:3A|7B|7D)/g, decodeURIComponent);
