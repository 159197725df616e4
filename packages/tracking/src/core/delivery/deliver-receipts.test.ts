import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { deliverReceipts } from './deliver-receipts.ts';

const receipt = (id: string, more: object = {}) =>
  [id, `1 /consents ${JSON.stringify({ id, ...more })}`] as const;

/** A browser with queued receipts and a service with these answers. */
function browser(queue: readonly (readonly [string, string])[], answers: readonly number[] = []) {
  const entries = new Map(queue);
  const left = [...answers];
  const sent: string[] = [];
  const refused: string[] = [];
  const pauses: number[] = [];
  let later: (() => void) | undefined;
  const open = () =>
    deliverReceipts({
      entries: {
        list: () => [...entries],
        set: (id, text) => void entries.set(id, text),
        delete: (id) => void entries.delete(id),
      },
      async post(_path, body) {
        sent.push(body);
        const status = left.shift() ?? 204;
        if (status === 0) throw new TypeError('Failed to fetch');
        return { status, retryAfter: null };
      },
      exclusively: (work) => work(),
      schedule(work, ms) {
        pauses.push(ms);
        later = work;
      },
      ...{ now: () => 2_000_000_000_000, random: () => 0, firstPause: 1_000 },
      onRefused: (id, status) => refused.push(`${id} ${status}`),
    });
  return {
    ...{ entries, refused, pauses, sent },
    ids: () => sent.map((body) => JSON.parse(body).id),
    async open() {
      open()();
      await turn();
    },
    async wait() {
      later?.();
      await turn();
    },
  };
}

const chain = [
  receipt('c', { previousId: 'b' }),
  receipt('b', { previousId: 'a' }),
  receipt('a'),
] as const;

describe('decision 67 receipts', () => {
  test('are sent in the order of decisions, however old', async () => {
    const visitor = browser(chain);
    await visitor.open();
    expect(visitor.ids()).toEqual(['a', 'b', 'c']);
    expect(visitor.entries.size).toBe(0);
  });

  test.each([0, 408, 429, 500, 503])('are retried with pauses after %i', async (status) => {
    const visitor = browser(chain, [status, status]);
    await visitor.open();
    expect([visitor.ids(), visitor.entries.size]).toEqual([['a'], 3]);
    await visitor.wait();
    await visitor.wait();
    expect(visitor.pauses).toEqual([1_000, 2_000]);
    expect([visitor.ids(), visitor.entries.size]).toEqual([['a', 'a', 'a', 'b', 'c'], 0]);
  });

  test.each([400, 422])('refused with %i are given up', async (status) => {
    const visitor = browser([receipt('a')], [status]);
    await visitor.open();
    expect([visitor.refused, visitor.entries.size]).toEqual([[`a ${status}`], 0]);
  });

  test('are sent without a predecessor that the service does not know', async () => {
    const visitor = browser([receipt('b', { country: 'ES', previousId: 'never-sent' })], [400]);
    await visitor.open();
    expect(visitor.sent.at(-1)).toBe('{"id":"b","country":"ES"}');
    expect([visitor.refused, visitor.entries.size]).toEqual([[], 0]);
  });

  test.each([401, 403, 404, 405, 413])(
    'answered with %i, which judges nothing, wait for the next page with their successors',
    async (status) => {
      const visitor = browser(chain, [status]);
      await visitor.open();
      expect([visitor.ids(), visitor.refused, visitor.entries.size]).toEqual([['a'], [], 3]);
      await visitor.open();
      expect([visitor.ids(), visitor.entries.size]).toEqual([['a', 'a', 'b', 'c'], 0]);
    },
  );

  test('that are not ours are deleted', async () => {
    const visitor = browser([['x', 'junk /consents']]);
    await visitor.open();
    expect([visitor.sent, visitor.entries.size]).toEqual([[], 0]);
  });
});
