import { newClickId } from '@plaza/tracking';
import { afterEach, expect, it, vi } from 'vitest';
import { createDelivery, startDelivery } from './deliver-clicks.ts';

afterEach(() => vi.useRealTimers());

const click = (productId: number) => ({
  ...{ id: newClickId(Date.now()), productId, locale: 'es-ES' as const, day: '2026-11-28' },
});

it('§9 stores all others of a message with a click that the service refuses, and logs that one', async () => {
  const stored: number[] = [];
  const log: unknown[] = [];
  const deliver = createDelivery({
    ...{ websiteId: 900, secret: 'a secret of both', log: (entry) => void log.push(entry) },
    async send(_path, { body }) {
      const { clicks } = JSON.parse(Buffer.from(body ?? []).toString()) as {
        clicks: { productId: number }[];
      };
      const isWrong = clicks.some(({ productId }) => productId === 7);
      if (!isWrong) stored.push(...clicks.map(({ productId }) => productId));
      const headers = { get: () => null };
      return { status: isWrong ? 400 : 204, headers, body: new Uint8Array() };
    },
  });
  const numbers = Array.from({ length: 20 }, (_, index) => index);
  expect(await deliver(numbers.map(click))).toBe(true);
  expect(stored.sort((one, other) => one - other)).toEqual(numbers.filter((each) => each !== 7));
  expect(log).toMatchObject([{ event: 'click-refused', click: { productId: 7 } }]);
});

it('§9 attempts again after a second while some messages arrive, and after longer pauses while none does', async () => {
  vi.useFakeTimers();
  const attempts: number[] = [];
  const start = Date.now();
  const outcomes = [
    ...[
      { delivered: 1, left: 9 },
      { delivered: 2, left: 9 },
    ],
    ...[
      { delivered: 0, left: 9 },
      { delivered: 0, left: 9 },
    ],
    ...[
      { delivered: 9, left: 0 },
      { delivered: 0, left: 0 },
    ],
  ];
  const flush = async () => {
    attempts.push((Date.now() - start) / 1000);
    return outcomes[attempts.length - 1] ?? { delivered: 0, left: 0 };
  };
  startDelivery(
    { flush },
    async () => true,
    () => {},
  );
  await vi.advanceTimersByTimeAsync(12_000);
  expect(attempts).toEqual([1, 2, 3, 5, 9, 10, 11, 12]);
});
