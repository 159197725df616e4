import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const openIdClient = { clientId: 'plaza-editor', clientSecret: 'the secret of the client' };

type Claims = Readonly<Record<string, unknown>>;

/** What a provider does differently from what it should. */
export interface ProviderFaults {
  /** Changes the claims of ID tokens. */
  readonly claims?: (claims: Claims) => Claims;
  /** Signs ID tokens with a key that it does not publish, or not at all. */
  readonly signature?: 'foreign' | 'none';
  /** Answers without an ID token. */
  readonly withoutIdToken?: boolean;
  /** The issuer that its discovery names. */
  readonly issuer?: string;
}

export interface OpenIdProvider {
  readonly issuer: string;
  /** Who signs in next: at once, without a form. */
  user: { readonly sub: string; readonly email?: string; readonly email_verified?: boolean };
  faults: ProviderFaults;
  /** The paths that were asked for. */
  readonly requests: string[];
  stop(): Promise<void>;
}

interface Grant {
  readonly challenge: string;
  readonly nonce: string;
  readonly redirectUri: string;
}

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const send = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** An OpenID provider (OpenID Connect Core 1.0, code flow with PKCE) on the loopback interface. */
export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const [key, foreignKey] = [newKey(), newKey()];
  const grants = new Map<string, Grant>();
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider: OpenIdProvider = {
    ...{ issuer, user: { sub: 'nobody' }, faults: {}, requests: [] },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };

  function idToken(nonce: string): string {
    const now = Math.floor(Date.now() / 1000);
    const { claims = (own: Claims) => own, signature } = provider.faults;
    const own = { iss: issuer, aud: openIdClient.clientId, iat: now, exp: now + 300, nonce };
    const header = { alg: signature === 'none' ? 'none' : 'RS256', kid: 'one', typ: 'JWT' };
    const signed = `${base64url(header)}.${base64url(claims({ ...own, ...provider.user }))}`;
    if (signature === 'none') return `${signed}.`;
    const { privateKey } = signature === 'foreign' ? foreignKey : key;
    return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
  }

  const routes: Readonly<
    Record<string, (url: URL, response: ServerResponse, request: IncomingMessage) => unknown>
  > = {
    '/.well-known/openid-configuration': (_url, response) =>
      send(response, 200, {
        issuer: provider.faults.issuer ?? issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        jwks_uri: `${issuer}/jwks`,
        end_session_endpoint: `${issuer}/logout`,
        id_token_signing_alg_values_supported: ['RS256'],
      }),
    '/jwks': (_url, response) => {
      const jwk = key.publicKey.export({ format: 'jwk' });
      send(response, 200, { keys: [{ ...jwk, kid: 'one', alg: 'RS256', use: 'sig' }] });
    },
    '/authorize': ({ searchParams: asked }, response) => {
      const code = randomUUID();
      const redirectUri = asked.get('redirect_uri') ?? '';
      const isRight =
        asked.get('client_id') === openIdClient.clientId &&
        asked.get('response_type') === 'code' &&
        asked.get('code_challenge_method') === 'S256' &&
        (asked.get('scope') ?? '').split(' ').includes('openid');
      if (!isRight) return send(response, 400, { error: 'invalid_request' });
      const challenge = asked.get('code_challenge') ?? '';
      grants.set(code, { challenge, nonce: asked.get('nonce') ?? '', redirectUri });
      const back = new URL(redirectUri);
      back.search = `${new URLSearchParams({ code, state: asked.get('state') ?? '' })}`;
      return response.writeHead(302, { location: back.href }).end();
    },
    '/token': async (_url, response, request) => {
      const given = new URLSearchParams(await text(request));
      const code = given.get('code') ?? '';
      const grant = grants.get(code);
      grants.delete(code);
      const verifier = createHash('sha256').update(given.get('code_verifier') ?? '');
      const isRight =
        grant?.challenge === verifier.digest('base64url') &&
        grant.redirectUri === given.get('redirect_uri') &&
        given.get('client_id') === openIdClient.clientId &&
        given.get('client_secret') === openIdClient.clientSecret;
      if (!isRight) return send(response, 400, { error: 'invalid_grant' });
      return send(response, 200, {
        ...{ access_token: 'an access token', token_type: 'Bearer', expires_in: 300 },
        ...(!provider.faults.withoutIdToken && { id_token: idToken(grant.nonce) }),
      });
    },
    '/userinfo': (_url, response) => send(response, 200, provider.user),
    '/logout': ({ searchParams: asked }, response) =>
      response.writeHead(302, { location: asked.get('post_logout_redirect_uri') ?? '/' }).end(),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', issuer);
    provider.requests.push(url.pathname);
    await (routes[url.pathname] ?? (() => response.writeHead(404).end()))(url, response, request);
  }
  return provider;
}
