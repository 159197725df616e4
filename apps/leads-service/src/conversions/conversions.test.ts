import { randomUUID } from 'node:crypto';
import { signWebhook } from '@plaza/contract/webhook';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { clickRequest, testClick } from '../../testing/click.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { databaseEngines } from '../database/database.ts';
import { countDays } from '../reports/count-days.ts';
import { readEarnings } from '../reports/read-earnings.ts';
import { readEarningsQuery } from '../reports/report-query.ts';
import { computeExpectedValues } from './expected-values.ts';
import { matchLate } from './match-conversion.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 240_000 });

const revalidateSecret = 'a secret of a site and its service';
const secret = 'secret-of-partner-uno-0123456789-0123456789';
const signedSecret = 'secret-of-partner-dos-0123456789-0123456789';
const partner = { isSigned: false, addresses: [] };
const conversionPartners = [
  { ...partner, name: 'uno-es', format: 'plain', secret },
  { ...partner, name: 'dos-es', format: 'plain', secret: signedSecret, isSigned: true },
  { ...partner, name: 'tres-es', format: 'affise', secret, addresses: ['192.0.2.0/24'] },
];

describe.each(databaseEngines)('§9 conversions on %s', (engine) => {
  let service: TestService;
  beforeAll(async () => {
    service = await createTestService(engine, {
      ...{ revalidateSecret, conversionPartners, trustedProxyHops: 1 },
    });
  });
  afterAll(() => service?.stop());

  const post = (click = testClick()) => service.app.inject(clickRequest([click], revalidateSecret));
  const say = (values: Record<string, string>, name = 'uno-es', key = secret) =>
    service.app.inject(`/conversions/${name}/${key}?${new URLSearchParams(values)}`);
  const outcome = async (...message: Parameters<typeof say>) => {
    const { statusCode, json } = await say(...message);
    return [statusCode, statusCode === 200 ? json().result : json().detail];
  };
  const rows = async (query: ReturnType<typeof sql>) =>
    (await service.database.orm.execute(query)).rows;
  const stored = async (transaction: string) =>
    rows(sql`select status, commission::text as commission, currency, product_id as product,
      website_id as website, change from conversions where transaction_id = ${transaction}`);

  it('stores a click once, however often it is delivered, and nothing of a visitor without consent', async () => {
    const click = testClick();
    const { origin: _, ...anonymous } = testClick();
    const requests = [[click, anonymous], [click]].map((clicks) =>
      service.app.inject(clickRequest(clicks, revalidateSecret)),
    );
    for (const answer of await Promise.all(requests)) expect(answer.statusCode).toBe(204);
    const [one, other] = [click, anonymous].map(({ id }) =>
      rows(sql`select * from clicks where id = ${id}::uuid`),
    );
    expect(await one).toEqual([
      expect.objectContaining({ impression_id: 'i1', channel_id: 2, sub_id: 's1', term_days: 30 }),
    ]);
    const {
      created_at: _at,
      day: _day,
      ...bare
    } = ((await other) ?? [])[0] as Record<string, unknown>;
    expect(Object.entries(bare).filter(([, value]) => value !== null)).toEqual([
      ...[
        ['id', anonymous.id],
        ['website_id', 900],
        ['product_id', 1],
        ['partner', 'uno-es'],
      ],
      ...[
        ['locale', 'es-ES'],
        ['page_type', 'ProductList'],
      ],
    ]);
    const forged = clickRequest([testClick()], 'another secret of somebody else');
    expect((await service.app.inject(forged)).statusCode).toBe(401);
  });

  it('follows a conversion from pending to paid and back, and repeats and late ones change nothing', async () => {
    const click = testClick();
    await post(click);
    const id = randomUUID();
    const message = (status: string, time: string, commission = '30.50') =>
      outcome({ click: click.id, transaction: id, status, time, commission, currency: 'eur' });
    expect(await message('pending', '2026-11-20T10:00:00Z')).toEqual([200, 'new']);
    expect(await message('pending', '2026-11-20T10:00:00Z')).toEqual([200, 'repeated']);
    expect(await message('approved', '2026-11-22T10:00:00Z')).toEqual([200, 'changed']);
    expect(await message('pending', '2026-11-20T10:00:01Z')).toEqual([200, 'late']);
    expect(await message('approved', '2026-11-23T10:00:00Z', '31')).toEqual([200, 'changed']);
    expect(await message('paid', '2026-11-24T10:00:00Z', '31.0000')).toEqual([200, 'changed']);
    expect(await message('rejected', '2026-11-25T10:00:00Z')).toEqual([
      ...[400, 'status rejected cannot follow paid; paid, reversed can'],
    ]);
    expect(await message('reversed', '2026-11-25T10:00:00Z')).toEqual([200, 'changed']);
    expect(await stored(id)).toEqual([
      {
        status: 'reversed',
        commission: '30.5000',
        currency: 'EUR',
        product: 1,
        website: 900,
        change: 5,
      },
    ]);
    const changes = await rows(sql`select status, previous_status as before from conversion_changes
      where transaction_id = ${id} order by change`);
    expect(changes.map(({ before, status }) => `${before}>${status}`)).toEqual([
      ...['null>pending', 'pending>approved', 'approved>approved', 'approved>paid'],
      'paid>reversed',
    ]);
    for (const change of [
      sql`update conversion_changes set commission = 1`,
      sql`delete from conversion_changes`,
      sql`truncate conversion_changes`,
    ])
      await expect(service.database.orm.execute(change)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('append-only') },
      });
  });

  it.each([
    [{}, /^transaction is missing/],
    [{ transaction: 'a' }, /^status is missing: one of pending/],
    [{ transaction: 'a', status: 'won' }, /^status is 'won': one of/],
    [{ transaction: 'a', status: 'paid', commission: '-1' }, /^commission is '-1'/],
    [{ transaction: 'a', status: 'paid', commission: '1e9' }, /^commission is '1e9'/],
    [{ transaction: 'a', status: 'paid', commission: '1' }, /^currency is missing/],
    [{ transaction: 'a', status: 'paid', commission: '1', currency: '€' }, /^currency is no code/],
    [{ transaction: 'a', status: 'paid', time: 'yesterday' }, /^time is 'yesterday'/],
    [{ transaction: 'a', status: 'paid', time: '2030-01-01' }, /^time is ahead/],
    [{ transaction: 'a\u0000', status: 'paid' }, /^transaction is longer/],
    [{ transaction: 'a'.repeat(201), status: 'paid' }, /^transaction is longer/],
  ])('refuses %j with the reason, and stores nothing', async (values, reason) => {
    expect(await outcome(values as Record<string, string>)).toEqual([
      ...[400, expect.stringMatching(reason)],
    ]);
    expect(await stored('a')).toEqual([]);
  });

  it('keeps what it cannot match, and matches it when the click is delivered', async () => {
    const click = testClick();
    const transaction = randomUUID();
    const values = { click: click.id, transaction, status: 'pending' };
    expect(await outcome(values)).toEqual([200, 'new']);
    expect(await stored(transaction)).toMatchObject([{ website: null, product: null }]);
    await post(click);
    await service.database.orm.execute(sql`
      update conversions set created_at = now() - interval '2 hours'
      where transaction_id = ${transaction}`);
    await matchLate(service.database.batches, '1 hour');
    expect(await stored(transaction)).toMatchObject([{ website: null, product: null }]);
    await matchLate(service.database.batches, '30 days');
    expect(await stored(transaction)).toMatchObject([{ website: 900, product: 1 }]);
  });

  it("refuses another partner's click, and another click for a known transaction", async () => {
    const [own, foreign] = [testClick(), testClick({ partner: 'dos-es' })];
    for (const click of [own, foreign]) await post(click);
    const transaction = randomUUID();
    const values = { transaction, status: 'approved' };
    expect(await outcome({ ...values, click: foreign.id })).toEqual([
      ...[400, `click ${foreign.id} is not on an offer of uno-es`],
    ]);
    expect(await outcome({ ...values, click: own.id })).toEqual([200, 'new']);
    const other = testClick();
    await post(other);
    expect(await outcome({ ...values, status: 'paid', click: other.id })).toEqual([
      ...[400, expect.stringContaining(`belongs to click ${own.id}`)],
    ]);
  });

  it('takes a secret in a header or the path, a signature, and the addresses of a partner', async () => {
    const query = () => `transaction=${randomUUID()}&status=1`;
    const status = async (url: string, headers = {}) =>
      (await service.app.inject({ url, headers })).statusCode;
    const bearer = { authorization: `Bearer ${secret}` };
    expect(
      await status(`/conversions/uno-es?transaction=${randomUUID()}&status=paid`, bearer),
    ).toBe(200);
    expect(await status(`/conversions/uno-es/?${query()}`)).not.toBe(200);
    expect(await status(`/conversions/nobody/${secret}?${query()}`)).toBe(401);
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const affise = () => `/conversions/tres-es/${secret}?transactionid=${randomUUID()}&status=1`;
    expect(await status(affise(), from('192.0.2.7'))).toBe(200);
    expect(await status(affise(), from('198.51.100.7'))).toBe(401);
    const content = { transaction: randomUUID(), status: 'paid' };
    const sign = (key: string) => {
      const { headers, body } = signWebhook(content as never, key, { id: randomUUID() });
      const sent = { method: 'POST' as const, url: '/conversions/dos-es', payload: body };
      return service.app.inject({ ...sent, headers: { ...headers } });
    };
    expect((await sign('another secret of somebody')).statusCode).toBe(401);
    expect(await status(`/conversions/dos-es/${signedSecret}?${query()}`)).toBe(401);
    expect([(await sign(signedSecret)).json(), (await sign(signedSecret)).json()]).toEqual([
      { result: 'new' },
      { result: 'repeated' },
    ]);
  });

  it('accepts no forged message, and no replayed one changes anything', async () => {
    const click = testClick();
    await post(click);
    const transaction = randomUUID();
    const history: Record<string, string>[] = [
      { click: click.id, transaction, status: 'approved', commission: '30', currency: 'EUR' },
      { click: click.id, transaction, status: 'rejected' },
    ];
    for (const message of history)
      expect(await outcome(message)).toEqual([200, expect.any(String)]);
    const before = await rows(sql`select count(*)::int as count from conversion_changes`);
    const key = fc.oneof(fc.constant(secret.slice(1)), fc.stringMatching(/^[\w-]{1,60}$/));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...history), key, async (message, forged) => {
        expect(await outcome(message)).toEqual([200, expect.stringMatching(/repeated|late/)]);
        const { statusCode } = await say({ ...message, status: 'paid' }, 'uno-es', forged);
        expect([401, 429]).toContain(statusCode);
      }),
      { numRuns: 25 },
    );
    expect(await rows(sql`select count(*)::int as count from conversion_changes`)).toEqual(before);
  });

  it('ends in the same state whatever the order of the messages', async () => {
    const history = ['pending', 'approved', 'paid', 'reversed'].map((status, index) => ({
      ...{ status, commission: '10', currency: 'EUR' },
      time: `2026-11-2${index}T10:00:00Z`,
    }));
    const orders = fc.shuffledSubarray([0, 1, 2, 3, 3, 2, 1, 0], { minLength: 8, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        const transaction = randomUUID();
        for (const index of order)
          expect(await outcome({ transaction, ...history[index] })).toEqual([
            200,
            expect.any(String),
          ]);
        expect(await stored(transaction)).toMatchObject([
          { status: 'reversed', commission: '10.0000' },
        ]);
      }),
      { numRuns: 10 },
    );
  });

  it('reports what clicks earn by click and by event, per currency, and expected values', async () => {
    const { orm, batches } = service.database;
    const list = async () =>
      (await service.app.inject('/website/900/api/data/products?locale=es-ES')).body;
    const before = await list();
    const at = new Date(Date.now() - 3_600_000);
    const clicks = [1, 2, 3, 4].map(() => testClick({ productId: 77 }, at));
    for (const click of clicks) await post(click);
    const statuses = ['approved', 'paid', 'rejected', 'pending'];
    for (const [index, click] of clicks.entries())
      await outcome({
        ...{ click: click.id, transaction: randomUUID(), status: statuses[index] ?? '' },
        ...{ commission: '20', currency: index === 1 ? 'MXN' : 'EUR' },
      });
    await countDays(batches, new Date());
    await countDays(batches, new Date());
    const query = readEarningsQuery(
      new URLSearchParams('by=product,channel&product=77'),
      new Date(),
    );
    const [row, ...others] = await readEarnings(orm, query);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      ...{ key: ['77', '2'], clicks: 4, pending: 1, approved: 2, rejected: 1 },
      ...{ approvedByEvent: 2, rejectedByEvent: 1, late: 0 },
      commission: { EUR: 20, MXN: 20 },
      commissionByEvent: { EUR: 20, MXN: 20 },
    });
    expect(row?.hoursToApproval).toBeCloseTo(1, 0);
    const none = new URLSearchParams('by=site&partner=nobody');
    expect(await readEarnings(orm, readEarningsQuery(none, new Date()))).toEqual([]);
    await computeExpectedValues(batches);
    // What is paid for a product changes no order.
    expect(await list()).toBe(before);
    const values = await rows(sql`select product_id as product from expected_values`);
    expect(values).not.toContainEqual({ product: 77 });
    expect(values).toContainEqual({ product: 1 });
  });
});
