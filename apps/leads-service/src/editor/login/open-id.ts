import { OPEN_ID_PROVIDER } from '@plaza/contract/editor';
import { genericOAuth } from 'better-auth/plugins';
import type { OpenIdSettings } from '../../env.ts';

/**
 * The company's OpenID provider (OpenID Connect Core 1.0): discovery, the code flow with PKCE, state and
 * nonce, and ID tokens verified with the provider's keys. Nobody gets an account by it: the first
 * sign-in links it to the account that was invited by the same address.
 */
export const openIdProvider = ({ issuer, clientId, clientSecret, name }: OpenIdSettings) =>
  genericOAuth({
    config: [
      {
        ...{ providerId: OPEN_ID_PROVIDER, name, clientId, clientSecret },
        discoveryUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
        scopes: ['openid', 'email', 'profile'],
        requireIdTokenVerification: true,
        disableSignUp: true,
        accountSubject: ({ tokens, profile }) =>
          issuerOf(tokens.idToken) === issuer ? (profile.sub ?? '') : '',
      },
    ],
  });

/**
 * Discovery could name any issuer, and an answer could have no ID token: an account is of the configured
 * issuer alone. The token was verified before.
 */
function issuerOf(idToken: string | undefined): unknown {
  const claims = idToken?.split('.')[1];
  if (claims === undefined) return undefined;
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { iss?: unknown }).iss;
}
