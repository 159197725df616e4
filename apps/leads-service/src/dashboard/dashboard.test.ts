import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { buildApp } from '../app.ts';
import { databaseEngines } from '../database/database.ts';
import { countFailures } from './count-failures.ts';
import { isOwnForm } from './own-form.ts';
import { lastHours } from './read-last-day.ts';
import { createSessions, isToken } from './session.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const dashboardToken = 'a token of a dashboard';
const form = 'application/x-www-form-urlencoded';

describe.each(databaseEngines)('the dashboard on %s', (engine) => {
  let service: TestService;
  const signIn = (token: string, headers = {}) =>
    service.app.inject({
      ...{ method: 'POST', url: '/dashboard/sign-in' },
      headers: { 'content-type': form, ...headers },
      payload: new URLSearchParams({ token }).toString(),
    });
  const signOut = (cookie: string, headers = {}) =>
    service.app.inject({
      ...{ method: 'POST', url: '/dashboard/sign-out' },
      headers: { 'content-type': form, cookie, ...headers },
    });
  const isSignedIn = async (cookie: string, { app } = service) =>
    !(await app.inject({ url: '/dashboard', headers: { cookie } })).body.includes(
      'type="password"',
    );
  const cookieOf = async () =>
    String((await signIn(dashboardToken)).headers['set-cookie']).split(';')[0] ?? '';

  beforeAll(async () => {
    service = await createTestService(engine, { dashboardToken, trustedProxyHops: 1 });
    await store(service);
  });
  afterAll(() => service?.stop());

  it('asks for the token, and shows no figure before', async () => {
    const { statusCode, headers, body } = await service.app.inject('/dashboard');
    expect([statusCode, body.includes('type="password"'), body.includes('Leads')]).toEqual([
      ...[200, true, false],
    ]);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none';style-src 'self';form-action 'self';base-uri 'none';frame-ancestors 'none'",
    );
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('same-origin');
    const sessions = createSessions(service.database.orm, 'another token');
    const forged = ['', 'x', "'--", '9'.repeat(400), await sessions.start()];
    for (const session of forged) expect(await isSignedIn(`dashboard=${session}`)).toBe(false);
  });

  it('takes the token from the form alone, and keeps a session that does not contain it', async () => {
    const wrong = await signIn('another token');
    expect([wrong.statusCode, wrong.headers['set-cookie']]).toEqual([403, undefined]);
    expect((await service.app.inject(`/dashboard?token=${dashboardToken}`)).body).toContain(
      'type="password"',
    );
    const right = await signIn(dashboardToken);
    expect([right.statusCode, right.headers.location]).toEqual([303, '/dashboard']);
    const cookie = String(right.headers['set-cookie']);
    expect(cookie).toMatch(
      /^dashboard=[\w-]{43}; Path=\/dashboard; Max-Age=43200; HttpOnly; SameSite=Strict$/,
    );
    expect(cookie).not.toContain('token');
  });

  it('shows what was stored in the last 24 hours, in all and of one website', async () => {
    const cookie = await cookieOf();
    const read = async (url: string) =>
      (await service.app.inject({ url, headers: { cookie } })).body;
    const all = await read('/dashboard');
    expect(tiles(all)).toMatchObject({
      ...{ Impressions: '3', 'Product views': '2', Leads: '1' },
      ...{ 'Applications started': '0', 'Emails waiting': '0' },
    });
    expect(all).toMatch(/<th scope="row">Muestra \(900\)<\/th><td>3<\/td><td>2<\/td><td>1<\/td>/);
    expect(all).not.toMatch(/<script| style=|Ana Ruiz|correo\.example/);
    expect(tiles(await read('/dashboard?site=7'))).toMatchObject({ Impressions: '0' });
    expect(await read("/dashboard?site=900'--")).toContain('Of <strong>all websites</strong>');
  });

  it('signs out on the server: a copied cookie is of no use, at any instance', async () => {
    const [one, other] = [await cookieOf(), await cookieOf()];
    const second = await buildApp(service);
    expect(await isSignedIn(one, { ...service, app: second })).toBe(true);
    expect(String((await signOut(one)).headers['set-cookie'])).toContain('Max-Age=0');
    expect(await isSignedIn(one)).toBe(false);
    expect(await isSignedIn(one, { ...service, app: second })).toBe(false);
    expect(await isSignedIn(other)).toBe(true);
    await second.close();
  });

  it('ends a session after twelve hours', async () => {
    const cookie = await cookieOf();
    await service.database.orm.execute(
      sql`update dashboard_sessions set expires_at = now() - interval '1 second'`,
    );
    expect(await isSignedIn(cookie)).toBe(false);
    await cookieOf();
    const { rows } = await service.database.orm.execute(sql`select 1 from dashboard_sessions`);
    expect(rows).toHaveLength(1);
  });

  it('limits wrong tokens of a client, and never refuses the right one', async () => {
    const guesses = Array.from({ length: 200 }, async (_, index) => {
      const from = { 'x-forwarded-for': `203.0.113.${index % 10}` };
      return (await signIn('guess', from)).statusCode;
    });
    const codes = await Promise.all(guesses);
    expect([codes.filter((code) => code === 403).length, new Set(codes)]).toEqual([
      ...[100, new Set([403, 429])],
    ]);
    for (const address of ['203.0.113.1', '198.51.100.7'])
      expect((await signIn(dashboardToken, { 'x-forwarded-for': address })).statusCode).toBe(303);
  });

  it('takes both forms from its own pages alone', async () => {
    const cookie = await cookieOf();
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
    ]) {
      const signedIn = await signIn(dashboardToken, headers);
      expect([signedIn.statusCode, signedIn.headers['set-cookie']]).toEqual([403, undefined]);
      expect((await signOut(cookie, headers)).statusCode).toBe(403);
    }
    expect(await isSignedIn(cookie)).toBe(true);
    const own = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:80' };
    expect((await signIn(dashboardToken, own)).statusCode).toBe(303);
    expect((await signOut(cookie, own)).statusCode).toBe(303);
  });
});

describe('a sign-in to the dashboard', () => {
  it('is one of its own form by the origin, if the browser tells no more', () => {
    const from = (origin: string) =>
      isOwnForm({ headers: { origin }, host: 'Service.example:4000' });
    expect(['https://service.example:4000', 'https://service.example', 'x'].map(from)).toEqual([
      ...[true, false, false],
    ]);
    expect(isOwnForm({ headers: {}, host: 'service.example' })).toBe(true);
  });

  it('compares tokens of any length', () => {
    expect(isToken('one', 'one')).toBe(true);
    for (const other of ['', 'on', 'one ', 'ONE', 'x'.repeat(10_000)])
      expect(isToken(other, 'one')).toBe(false);
  });
});

describe('the failures of an instance', () => {
  it('are counted by hour, for a day', () => {
    let now = Date.parse('2026-11-22T09:59:00Z');
    const failures = countFailures(() => now);
    failures.onOverload();
    expect(failures.of(lastHours(new Date(now)))).toEqual({ errors: 0, refused: 1 });
    for (let hour = 0; hour < 23; hour += 1) {
      now += 3_600_000;
      failures.onOverload();
    }
    expect(failures.of(lastHours(new Date(now)))).toEqual({ errors: 0, refused: 24 });
    now += 3_600_000;
    expect(failures.of(lastHours(new Date(now)))).toEqual({ errors: 0, refused: 23 });
  });
});

describe('a service without a token', () => {
  it('has no dashboard', async () => {
    const service = await createTestService('pglite');
    const responses = await Promise.all(
      ['/dashboard', '/dashboard/style.css'].map((url) => service.app.inject(url)),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    await service.stop();
  });
});

/** The figures at the top of the page by their names. */
const tiles = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<dt>([^<]+)<\/dt><dd>([\d,]+)/g)].map(([, name, value]) => [name, value]),
  );

/** Three impressions of today and one of last week, an event with two views, and a lead. */
async function store({ database: { orm } }: TestService) {
  for (const [id, age] of [
    ['a', 0],
    ['b', 1],
    ['c', 20],
    ['old', 170],
  ] as const)
    await orm.execute(sql`
      insert into impressions (website_id, id, new_user, locale, device, tracking_data, created_at)
      values (900, ${id}, true, 'es-ES', '{}', '{}', now() - make_interval(hours => ${age}))`);
  await orm.execute(sql`
    insert into user_events (website_id, id, partition_key, data) values
      (900, 'a', 'productView', '{"products":[{"productId":1},{"productId":2}]}'),
      (900, 'b', 'flowMoment', '{"moment":"started"}')`);
  await orm.execute(sql`
    insert into leads (website_id, event_id, id, form_token, name, email, phone, amount,
      term_months, locale)
    values (900, 'a', gen_random_uuid(), 'form', 'Ana Ruiz', 'ana@correo.example', '+34612345678',
      500, 3, 'es-ES')`);
}
