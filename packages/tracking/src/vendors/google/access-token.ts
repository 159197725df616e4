import { createSign } from 'node:crypto';
import { fieldOf } from '../../core/server/http-outcome.ts';
import type {
  TokenExchange,
  VendorCredential,
  VendorRequest,
} from '../../model/vendors/server-vendor.ts';

const TOKEN_URL = 'https://oauth2.googleapis.com/token';
const SCOPE = 'https://www.googleapis.com/auth/datamanager';

/** Seconds for which a signed request is valid: the most that Google accepts. */
const LIFE = 3_600;

/**
 * OAuth 2.0 for servers (developers.google.com/identity/protocols/oauth2/service-account, read on
 * 2026-11-28): the key of a service account, or a refresh token with the client that got it.
 */
export const accessToken: TokenExchange = {
  request(credential, now) {
    const { client_email, private_key, client_id, client_secret, refresh_token } =
      fieldsOf(credential);
    if (client_email && private_key)
      return formRequest({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: signedClaim(client_email, private_key, Math.floor(now / 1000)),
      });
    if (client_id && client_secret && refresh_token)
      return formRequest({
        ...{ grant_type: 'refresh_token', client_id, client_secret, refresh_token },
      });
    throw new Error(
      'Credentials of Google need client_email and private_key, or client_id, client_secret and refresh_token',
    );
  },
  read(body) {
    const token = fieldOf(body, 'access_token');
    const seconds = fieldOf(body, 'expires_in');
    return typeof token === 'string' && typeof seconds === 'number'
      ? { token, seconds }
      : undefined;
  },
};

const fieldsOf = (credential: VendorCredential): Readonly<Record<string, string>> =>
  typeof credential === 'string' ? {} : credential;

const formRequest = (fields: Readonly<Record<string, string>>): VendorRequest => ({
  url: TOKEN_URL,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signedClaim(issuer: string, key: string, now: number): string {
  const claim = { iss: issuer, scope: SCOPE, aud: TOKEN_URL, iat: now, exp: now + LIFE };
  const unsigned = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded(claim)}`;
  return `${unsigned}.${createSign('RSA-SHA256').update(unsigned).sign(key, 'base64url')}`;
}
