import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEditorService, editorUrl, grantOf, signInEditor } from '../../../testing/editor.ts';
import {
  type OpenIdProvider,
  openIdClient,
  type ProviderFaults,
  startOpenIdProvider,
} from '../../../testing/open-id-provider.ts';
import type { TestService } from '../../../testing/test-service.ts';
import { findOrCreateUser } from './invitations.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

type Answer = Awaited<ReturnType<TestService['app']['inject']>>;

const cookiesOf = ({ headers }: Answer) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((text) => text.split(';')[0])
    .join('; ');

const verified = { email: 'ana@editor.example', email_verified: true };

describe('sign-in by an OpenID provider', () => {
  let service: TestService;
  let provider: OpenIdProvider;

  beforeAll(async () => {
    provider = await startOpenIdProvider();
    const openId = { issuer: provider.issuer, name: 'Olivar', ...openIdClient };
    service = await createEditorService('postgres', {
      editor: { url: editorUrl, secret: 'the secret of the sessions of editors', openId },
    });
    await findOrCreateUser(service.database.writes, { email: verified.email, name: 'Ana' });
  });
  afterAll(async () => {
    await service?.stop();
    await provider?.stop();
  });
  beforeEach(async () => {
    provider.faults = {};
    provider.user = { sub: 'ana', ...verified };
    await service.database.orm.execute(sql`delete from editor_rate_limits`);
    await service.database.orm.execute(
      sql`delete from editor_accounts where provider_id <> 'credential'`,
    );
  });

  const post = (path: string, payload: object, cookie = '') =>
    service.app.inject({
      ...{ method: 'POST', url: `/editor/auth${path}`, payload },
      headers: { origin: editorUrl, cookie },
    });
  const get = (url: string, cookie: string) => service.app.inject({ url, headers: { cookie } });

  async function start(changes: object = {}) {
    const begun = await post('/sign-in/social', {
      ...{
        provider: 'company',
        callbackURL: '/sites/900',
        errorCallbackURL: '/sign-in',
        ...changes,
      },
    });
    expect(begun.statusCode, begun.body).toBe(200);
    return { address: new URL(begun.json().url), begun, cookie: cookiesOf(begun) };
  }
  /** Where the provider sends the browser. */
  async function back(address: URL): Promise<string> {
    const { headers } = await fetch(address, { redirect: 'manual' });
    const { pathname, search } = new URL(headers.get('location') ?? '');
    return pathname + search;
  }
  /** The whole way; where it ends, and the cookies of the end. */
  async function signIn() {
    const { address, cookie } = await start();
    const ended = await get(await back(address), cookie);
    const target = new URL(`${ended.headers.location}`, editorUrl);
    return { ended, path: target.pathname, error: target.searchParams.get('error') };
  }
  const isSignedIn = async (answer: Answer) =>
    (await get('/editor/session', cookiesOf(answer))).statusCode === 200;

  it('names the provider to those who are not signed in, and asks for all that binds its answer', async () => {
    expect((await get('/editor/sign-in', '')).json()).toEqual({ provider: { name: 'Olivar' } });
    const { address, begun } = await start();
    const asked = Object.fromEntries(address.searchParams);
    expect(asked).toMatchObject({
      ...{ response_type: 'code', code_challenge_method: 'S256', client_id: openIdClient.clientId },
      ...{ scope: 'openid email profile' },
      redirect_uri: `${editorUrl}/editor/auth/callback/company`,
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(asked[name]?.length, name).toBeGreaterThan(20);
    const [state] = [begun.headers['set-cookie'] ?? []].flat();
    expect(state).toMatch(/^__Secure-editor\.state=.*HttpOnly.*SameSite=Lax/);
    expect(begun.body).not.toContain(openIdClient.clientSecret);
  });

  it('links the account that was invited by the same address, and signs it in again', async () => {
    const first = await signIn();
    expect([first.path, first.error]).toEqual(['/sites/900', null]);
    expect(`${first.ended.headers['set-cookie']}`).toMatch(/session_token=.*SameSite=Strict/);
    const session = (await get('/editor/session', cookiesOf(first.ended))).json();
    expect(session.user).toMatchObject({ name: 'Ana', email: verified.email });
    provider.user = { sub: 'ana', email: 'married@editor.example', email_verified: true };
    const second = await signIn();
    const again = (await get('/editor/session', cookiesOf(second.ended))).json();
    expect(again.user).toEqual(session.user);
    const { rows } = await service.database.orm.execute(sql`
      select account_id, access_token, refresh_token from editor_accounts where provider_id = 'company'`);
    expect(rows).toEqual([{ account_id: 'ana', access_token: null, refresh_token: null }]);
  });

  it('reads the address from userinfo if the ID token has none', async () => {
    provider.faults = {
      claims: ({ email: _email, email_verified: _verified, ...others }) => others,
    };
    expect(await isSignedIn((await signIn()).ended)).toBe(true);
  });

  const time = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
  it.each<[string, ProviderFaults]>([
    ['with another nonce', { claims: (own) => ({ ...own, nonce: 'of another sign-in' }) }],
    ['without a nonce', { claims: ({ nonce: _, ...own }) => own }],
    ['for another client', { claims: (own) => ({ ...own, aud: 'another-client' }) }],
    ['that has expired', { claims: (own) => ({ ...own, iat: time(-600), exp: time(-300) }) }],
    ['of another issuer', { claims: (own) => ({ ...own, iss: 'https://evil.example' }) }],
    ['signed with another key', { signature: 'foreign' }],
    ['that is not signed', { signature: 'none' }],
    ['that is missing', { withoutIdToken: true }],
  ])('refuses an ID token %s', async (_, faults) => {
    provider.faults = faults;
    const { ended, path, error } = await signIn();
    expect([path, error]).toEqual(['/sign-in', 'unable_to_get_user_info']);
    expect(await isSignedIn(ended)).toBe(false);
  });

  it.each([
    [
      'that nobody invited',
      { email: 'eve@editor.example', email_verified: true },
      'signup_disabled',
    ],
    ['that is not verified', { ...verified, email_verified: false }, 'account_not_linked'],
    ['of which it says nothing', { email: verified.email }, 'account_not_linked'],
    ['that it does not tell', {}, 'email_not_found'],
  ])('refuses an address %s', async (_, user, code) => {
    provider.user = { sub: 'eve', ...user };
    const { ended, path, error } = await signIn();
    expect([path, error]).toEqual(['/sign-in', code]);
    expect(await isSignedIn(ended)).toBe(false);
    const { rows } = await service.database.orm.execute(sql`
      select 1 from editor_users where email = 'eve@editor.example'
      union all select 1 from editor_accounts where account_id = 'eve'`);
    expect(rows).toEqual([]);
  });

  it('takes an answer once, and from the browser that began alone', async () => {
    const { address, cookie } = await start();
    const answer = await back(address);
    const stolen = await get(answer, '');
    expect(`${stolen.headers.location}`).toContain('error=');
    expect(await isSignedIn(stolen)).toBe(false);
    const other = await start();
    const code = new URLSearchParams(answer.split('?')[1]).get('code') ?? '';
    const swapped = new URLSearchParams((await back(other.address)).split('?')[1]);
    swapped.set('code', code);
    const mixed = await get(`/editor/auth/callback/company?${swapped}`, other.cookie);
    expect(`${mixed.headers.location}`).toContain('error=invalid_code');
    const third = await start();
    const right = await back(third.address);
    expect(await isSignedIn(await get(right, third.cookie))).toBe(true);
    const replayed = await get(right, third.cookie);
    expect(`${replayed.headers.location}`).toContain('/sign-in?error=');
    expect(await isSignedIn(replayed)).toBe(false);
    expect(cookie).not.toBe('');
  });

  it('takes no ID token that it did not ask for, no other provider, and leads to its own pages alone', async () => {
    const own = { provider: 'company', callbackURL: '/', errorCallbackURL: '/sign-in' };
    provider.requests.length = 0;
    const answer = await post('/sign-in/social', { ...own, idToken: { token: 'a.b.c' } });
    expect(answer.json()).toMatchObject({ redirect: true });
    expect((await post('/sign-in/social', { ...own, provider: 'google' })).statusCode).toBe(400);
    const foreign = await post('/sign-in/social', { ...own, callbackURL: 'https://evil.example' });
    expect(foreign.statusCode).toBe(400);
    const { cookie } = await signInEditor(service, 'bea', [grantOf('writer')]);
    for (const path of ['/link-social', '/get-access-token', '/update-user', '/sign-up/email'])
      expect((await post(path, own, cookie)).statusCode, path).toBe(404);
    expect(provider.requests).toEqual([]);
  });

  it('signs out here, and at the provider', async () => {
    const { ended } = await signIn();
    const cookie = cookiesOf(ended);
    const out = await post('/sign-out', { callbackURL: '/sign-in' }, cookie);
    const { origin, pathname, searchParams } = new URL(out.json().url);
    expect([origin, pathname]).toEqual([provider.issuer, '/logout']);
    expect(searchParams.get('post_logout_redirect_uri')).toBe(`${editorUrl}/sign-in`);
    expect(searchParams.get('id_token_hint')).toBeTruthy();
    expect((await get('/editor/session', cookie)).statusCode).toBe(401);
  });

  it('signs in once the provider answers, if it did not when the service started', async () => {
    const late = await startOpenIdProvider();
    late.user = { sub: 'ana', ...verified };
    late.faults = { issuer: 'not an address' };
    const openId = { issuer: late.issuer, name: 'Late', ...openIdClient };
    const editor = { url: editorUrl, secret: 'the secret of the sessions of editors', openId };
    const other = await createEditorService('postgres', { editor });
    const begin = () =>
      other.app.inject({
        ...{ method: 'POST', url: '/editor/auth/sign-in/social', headers: { origin: editorUrl } },
        payload: { provider: 'company', callbackURL: '/', errorCallbackURL: '/sign-in' },
      });
    expect((await begin()).statusCode).toBe(404);
    late.faults = {};
    expect((await begin()).statusCode).toBe(200);
    await other.stop();
    await late.stop();
  });
});
