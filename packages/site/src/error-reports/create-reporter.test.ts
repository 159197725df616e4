import { openSentryEndpoint, type SentryEndpoint } from '@plaza/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LogEntry } from '../core/log.ts';
import { createReporter } from './create-reporter.ts';
import { createSentryClient } from './sentry-client.ts';

let endpoint: SentryEndpoint;
let logged: LogEntry[];
let loads: number;
beforeAll(async () => {
  endpoint = await openSentryEndpoint();
});
beforeEach(() => {
  endpoint.items.length = 0;
  endpoint.wire.length = 0;
  logged = [];
  loads = 0;
});
afterAll(() => endpoint.close());

const reporter = (dsn: string | undefined) =>
  createReporter({
    dsn,
    log: (entry) => logged.push(entry),
    now: () => 0,
    loadClient: async (address) => {
      loads += 1;
      return createSentryClient(address);
    },
  });
const facts = { mechanism: 'onrequesterror', handled: false } as const;
const received = (count: number) =>
  expect.poll(() => endpoint.items.length, { timeout: 4_000 }).toBe(count);

describe('§8 an error on the server is reported in Sentry’s protocol', () => {
  it('with its origin and cause, without data of the visitor', async () => {
    const cause = new TypeError('no answer for ana@correo.example from 203.0.113.7');
    reporter(endpoint.dsn)(new Error('Could not fetch page', { cause }), {
      ...facts,
      transaction: '/[locale]/[[...path]]',
      request: { method: 'GET', url: '/lp/?gclid=Xyz&email=ana@correo.example' },
      tags: { routeType: 'render' },
    });
    await received(1);
    expect(endpoint.items[0]).toMatchObject({
      type: 'event',
      payload: {
        platform: 'node',
        level: 'error',
        environment: 'production',
        transaction: '/[locale]/[[...path]]',
        request: { method: 'GET', url: '/lp/' },
        tags: { routeType: 'render' },
        exception: {
          values: [
            { type: 'TypeError', value: 'no answer for [email] from [ip]' },
            {
              type: 'Error',
              value: 'Could not fetch page',
              mechanism: { type: 'onrequesterror', handled: false },
              stacktrace: { frames: expect.arrayContaining([expect.anything()]) },
            },
          ],
        },
      },
    });
    expect(endpoint.wire.join()).not.toMatch(/ana|correo|203\.0\.113|gclid|Xyz|server_name|"user"/);
  });

  it('loads the SDK once, on the first error', async () => {
    const report = reporter(endpoint.dsn);
    expect(loads).toBe(0);
    report(new Error('first'), facts);
    report(new Error('second'), facts);
    await received(2);
    expect(loads).toBe(1);
  });

  it('not with a status from 300 to 499, and only once', async () => {
    const report = reporter(endpoint.dsn);
    const error = new Error('seen twice');
    report(Object.assign(new Error('moved'), { status: 301 }), facts);
    report(Object.assign(new Error('missing'), { statusCode: 404 }), facts);
    report(error, facts);
    report(error, facts);
    report('only a text, by 612 345 678', facts);
    await received(2);
    const values = endpoint.wire.join().match(/"value":"[^"]*"/g);
    expect(values).toEqual(['"value":"seen twice"', '"value":"only a text, by [number]"']);
  });

  it('within a limit per minute', async () => {
    const report = reporter(endpoint.dsn);
    for (let count = 0; count < 200; count += 1) report(new Error(`number ${count}`), facts);
    await received(30);
  });

  it.each([
    ['no address at all', undefined, []],
    [
      'a wrong address',
      'https://host/1',
      [expect.objectContaining({ event: 'errors-not-reported' })],
    ],
  ])('only disables reports with %s', async (_what, dsn, entries) => {
    reporter(dsn)(new Error('unheard'), facts);
    expect(logged).toEqual(entries);
    expect(loads).toBe(0);
  });

  it('survives an unreachable endpoint', async () => {
    const gone = await openSentryEndpoint();
    await gone.close();
    const report = reporter(gone.dsn);
    report(new Error('unheard'), facts);
    reporter(endpoint.dsn)(new Error('heard'), facts);
    await received(1);
  });
});
