import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createEditorService,
  type EditorClient,
  editorUrl,
  grantOf,
  signInEditor,
} from '../../../testing/editor.ts';
import type { TestService } from '../../../testing/test-service.ts';
import { makeOwner } from './make-owner.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const password = 'correct horse battery';

describe('the login of editors', () => {
  let service: TestService;
  let owner: EditorClient;

  beforeAll(async () => {
    service = await createEditorService('postgres', { trustedProxyHops: 1 });
    owner = await signInEditor(service, 'owner', [grantOf('owner')]);
  });
  afterAll(() => service?.stop());

  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    service.app.inject({
      ...{ method: 'POST', url, payload },
      headers: { origin: editorUrl, ...headers },
    });
  const signIn = (email: string, given = password, address = '203.0.113.1') =>
    post('/editor/auth/sign-in/email', { email, password: given }, { 'x-forwarded-for': address });
  const cookiesOf = ({ headers }: Awaited<ReturnType<typeof post>>) =>
    [headers['set-cookie'] ?? []]
      .flat()
      .map((text) => text.split(';')[0])
      .join('; ');

  it('invites by a link that works once, and nobody signs up', async () => {
    const invited = await owner.call('POST', '/invitations', {
      ...{ email: 'Nueva@Editor.example', name: 'Nueva' },
      grants: [{ locale: 'es-ES', role: 'writer' }],
    });
    expect(invited).toMatchObject({
      status: 200,
      body: { user: { email: 'nueva@editor.example' } },
    });
    const token = invited.body.link.split('#')[1];
    expect((await signIn('nueva@editor.example')).statusCode).toBe(401);
    const accept = (given: string, chosen = password) =>
      post('/editor/invitation', { token: given, password: chosen });
    expect((await accept('x'.repeat(43))).statusCode).toBe(410);
    expect((await accept(token, 'short')).statusCode).toBe(400);
    expect((await accept(token)).json()).toEqual({ email: 'nueva@editor.example' });
    expect((await accept(token)).statusCode).toBe(410);
    const signedIn = await signIn('nueva@editor.example');
    expect(signedIn.statusCode).toBe(200);
    const cookie = cookiesOf(signedIn);
    const { body } = await service.app.inject({ url: '/editor/session', headers: { cookie } });
    expect(JSON.parse(body).grants).toEqual([{ websiteId: 900, locale: 'es-ES', role: 'writer' }]);
    const signUp = { email: 'eve@editor.example', name: 'Eve', password };
    expect((await post('/editor/auth/sign-up/email', signUp)).statusCode).toBe(404);
    const again = await owner.call('POST', '/invitations', {
      ...{ email: 'nueva@editor.example', name: 'Nueva' },
      grants: [{ locale: '*', role: 'reviewer' }],
    });
    expect([again.status, again.body.link]).toEqual([200, undefined]);
  });

  it('sets a cookie for its own pages alone, and ends the session on the server', async () => {
    const signedIn = await signIn('owner@editor.example');
    const session = [signedIn.headers['set-cookie'] ?? []]
      .flat()
      .find((text) => text.includes('session_token'));
    expect(session).toMatch(/^__Secure-editor\.session_token=/);
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/'])
      expect(session).toContain(attribute);
    const cookie = cookiesOf(signedIn);
    const isOpen = async () =>
      (await service.app.inject({ url: '/editor/session', headers: { cookie } })).statusCode ===
      200;
    expect(await isOpen()).toBe(true);
    const foreign = await post(
      '/editor/auth/sign-out',
      {},
      { cookie, origin: 'https://evil.example' },
    );
    expect([foreign.statusCode, await isOpen()]).toEqual([403, true]);
    expect((await post('/editor/auth/sign-out', {}, { cookie })).statusCode).toBe(200);
    expect(await isOpen()).toBe(false);
  });

  it('asks for the second factor once it is enabled, and a new link of the operator removes it', async () => {
    const cookie = cookiesOf(await signIn('owner@editor.example'));
    const enabled = await post('/editor/auth/two-factor/enable', { password }, { cookie });
    const { totpURI, backupCodes } = enabled.json();
    expect(backupCodes.length).toBeGreaterThan(5);
    const code = totp(new URL(totpURI).searchParams.get('secret') ?? '');
    const verified = await post('/editor/auth/two-factor/verify-totp', { code }, { cookie });
    expect(verified.statusCode).toBe(200);
    const half = await signIn('owner@editor.example');
    expect(half.json()).toMatchObject({ twoFactorRedirect: true });
    const halfCookie = cookiesOf(half);
    const session = await service.app.inject({
      url: '/editor/session',
      headers: { cookie: halfCookie },
    });
    expect(session.statusCode).toBe(401);
    const wrong = await post(
      '/editor/auth/two-factor/verify-totp',
      { code: '000000' },
      { cookie: halfCookie },
    );
    expect(wrong.statusCode).toBe(401);
    const whole = await post(
      '/editor/auth/two-factor/verify-totp',
      { code },
      { cookie: halfCookie },
    );
    expect(whole.statusCode).toBe(200);
    const user = { id: 'command:test', name: 'Test', email: 'command@test.example' };
    const made = await makeOwner(service.database, {
      ...{ email: 'owner@editor.example', name: 'owner', user },
    });
    expect(made.websiteIds).toEqual([900]);
    const token = made.link.split('#')[1];
    await post('/editor/invitation', { token, password });
    expect((await signIn('owner@editor.example')).json()).not.toHaveProperty('twoFactorRedirect');
    owner = await signInEditor(service, 'owner', [grantOf('owner')]);
  });

  it('leaves a website with an owner, and records who granted what', async () => {
    const none = await owner.call('PUT', '/grants', { userId: owner.userId, grants: [] });
    expect(none.status).toBe(400);
    const { body } = await owner.call('GET', '/audit?action=invite');
    expect(body.rows[0]).toMatchObject({ user: { name: 'owner' }, action: 'invite' });
  });

  it('limits guesses of one account from many addresses', async () => {
    const codes: number[] = [];
    for (let index = 0; index < 22; index += 1)
      codes.push((await signIn('guessed@editor.example', 'x', `198.51.${index}.7`)).statusCode);
    expect(new Set(codes.slice(0, 20))).toEqual(new Set([401]));
    expect(codes.at(-1)).toBe(429);
  });

  it('stores no password, and no token of an invitation', async () => {
    const { rows } = await service.database.orm.execute<{ all: string }>(sql`
      select (select string_agg(password, ' ') from editor_accounts) ||
        coalesce((select string_agg(hash, ' ') from editor_invitations), '') as all`);
    expect(rows[0]?.all).not.toContain(password);
  });
});

/** The code of now (RFC 6238), as an app on a phone makes it. */
function totp(secret: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret.replace(/=+$/, '')]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const hash = createHmac('sha1', key).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return `${(hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000}`.padStart(6, '0');
}
