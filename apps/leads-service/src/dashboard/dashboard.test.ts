import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { databaseEngines } from '../database/database.ts';
import { countFailures } from './count-failures.ts';
import { lastHours } from './read-last-day.ts';
import { createSession, isSession, isToken, SESSION_SECONDS } from './session.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const dashboardToken = 'a token of a dashboard';
const form = 'application/x-www-form-urlencoded';

describe.each(databaseEngines)('the dashboard on %s', (engine) => {
  let service: TestService;
  const signIn = (token: string) =>
    service.app.inject({
      ...{ method: 'POST', url: '/dashboard/sign-in', headers: { 'content-type': form } },
      payload: new URLSearchParams({ token }).toString(),
    });
  const cookieOf = async () =>
    String((await signIn(dashboardToken)).headers['set-cookie']).split(';')[0] ?? '';

  beforeAll(async () => {
    service = await createTestService(engine, { dashboardToken });
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
    const forged = { cookie: `dashboard=${createSession('another token', Date.now())}` };
    const refused = await service.app.inject({ url: '/dashboard', headers: forged });
    expect(refused.body).toContain('type="password"');
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
      /^dashboard=\d+\.[\w-]{43}; Path=\/dashboard; Max-Age=43200; HttpOnly; SameSite=Strict$/,
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

  it('limits sign-ins', async () => {
    const codes = await Promise.all(
      Array.from({ length: 12 }, async () => (await signIn('guess')).statusCode),
    );
    expect(codes).toContain(429);
  });
});

describe('a session of the dashboard', () => {
  const now = Date.parse('2026-11-22T09:00:00Z');

  it('ends after twelve hours, and only its token signs it', () => {
    const session = createSession('one', now);
    expect(isSession(session, 'one', now)).toBe(true);
    expect(isSession(session, 'one', now + SESSION_SECONDS * 1000)).toBe(false);
    expect(isSession(session, 'two', now)).toBe(false);
    const [end = '', signature] = session.split('.');
    expect(isSession(`${Number(end) + 1}.${signature}`, 'one', now)).toBe(false);
    for (const hostile of ['', '.', 'x', `${end}.`, '9'.repeat(400)])
      expect(isSession(hostile, 'one', now)).toBe(false);
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
