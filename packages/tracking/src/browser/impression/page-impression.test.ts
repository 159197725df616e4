import type { TrackingData } from '@plaza/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPageImpression } from './page-impression.ts';

const posted: Record<string, unknown>[] = [];
let answers: unknown[] = [];
beforeEach(() => {
  posted.length = 0;
  vi.stubGlobal('screen', { width: 412, height: 915 });
  vi.stubGlobal('navigator', { language: 'es' });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    posted.push(JSON.parse(body));
    return Response.json(answers[posted.length - 1] ?? null);
  });
});
afterEach(() => vi.unstubAllGlobals());

const settings = { locale: 'es-ES', pageType: 'ProductList', noProducts: false } as const;
const whole = { id: 'i', uniqueUserId: 'U', source: { channel: { id: 2, name: 'Google' } } };

function open(sendable?: Promise<void>) {
  const known: Record<string, string | undefined> = { subId: 's', uniqueUserId: 'U' };
  const reported: string[] = [];
  const impressions = startPageImpression(settings, {
    data: {
      get: () => known,
      set: (patch: TrackingData) => void Object.assign(known, patch),
      aliasOf: () => undefined,
    },
    ...{ storedLocale: undefined, clearViewed() {}, sendable },
    report: (cause: unknown) => void reported.push(String(cause)),
  });
  return { ...impressions, known, reported };
}

test('design §7 sends no data of the visitor before consent, then completes the same impression once', async () => {
  answers = [
    { impression: { id: 'i', impressionKey: 'k' }, products: [{ id: 3 }] },
    { impression: whole },
  ];
  const { promise: sendable, resolve: allow } = Promise.withResolvers<void>();
  const page = open(sendable);
  expect(await page.first).toMatchObject({ id: 'i', productIds: [3], uniqueUserId: undefined });
  expect(posted).toEqual([{ locale: 'es-ES', noProducts: false }]);
  expect(page.known).not.toHaveProperty('impressionId');
  allow();
  expect(await page.whole).toMatchObject({ id: 'i', channelId: 2 });
  expect(posted.slice(1)).toEqual([
    expect.objectContaining({
      impressionId: 'i',
      impressionKey: 'k',
      trackingData: expect.objectContaining({ subId: 's', uniqueUserId: 'U', impressionId: 'i' }),
    }),
  ]);
  expect(page.known).toMatchObject({ impressionId: 'i', uniqueUserId: 'U' });
});

test('§4.1 the whole impression replaces a failed withheld one', async () => {
  answers = [{ impression: {} }, { impression: whole }];
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = open(Promise.resolve());
  expect(await page.first).toBe(await page.whole);
  expect(await page.first).toMatchObject({ id: 'i', channelId: 2 });
  log.mockRestore();
});

test('§4.3 posts one impression if everything may be sent', async () => {
  answers = [{ impression: whole }];
  const page = open();
  expect(await page.whole).toBe(await page.first);
  expect(posted).toHaveLength(1);
});

test('§8 logs an answer without an id to the console', async () => {
  answers = [{ impression: {} }];
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = open();
  await page.whole;
  expect(log).toHaveBeenCalledWith('Could not get impression id from response');
  expect(page.reported).toEqual(['Error: Could not get impression id from response']);
  log.mockRestore();
});
