import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cookieValue } from '../data/cookie-value.ts';
import { isSent, type UserEventPartition, type UserEventSettings } from './user-events.ts';
import { readViewed, VIEWED_COOKIE, writeViewed } from './viewed-products.ts';
import { createVisibilityTimer, DWELL_MS, MAX_GAP_MS } from './visibility-timer.ts';

type Look = { readonly at: number; readonly isSeen: boolean; readonly isRestart: boolean };

/** The rule: a run of samples, all visible and none far apart, spans a second. */
function isSeenForASecond(looks: readonly Look[]): boolean {
  return looks.some((first, start) => {
    for (let end = start; end < looks.length; end++) {
      const look = looks[end] as Look;
      const before = looks[end - 1] as Look;
      if (!look.isSeen || (end > start && (look.isRestart || look.at - before.at > MAX_GAP_MS)))
        return false;
      if (look.at - first.at >= DWELL_MS) return true;
    }
    return false;
  });
}

describe('the visibility timer', () => {
  const looks = fc
    .array(
      fc.record({
        gap: fc.constantFrom(0, 1, 100, 200, 250, 499, 500, 501, 1_000, 9_999),
        isSeen: fc.boolean().chain((isSeen) => (isSeen ? fc.constant(true) : fc.boolean())),
        isRestart: fc.constantFrom(false, false, false, false, true),
      }),
      { maxLength: 30 },
    )
    .map((steps) => {
      let at = 0;
      return steps.map(({ gap, ...look }): Look => {
        at += gap;
        return { ...look, at };
      });
    });

  test('counts one continuous second of visibility, and nothing else', () => {
    fc.assert(
      fc.property(looks, looks, (mine, others) => {
        const clock = createVisibilityTimer<string>();
        const answers = mine.map(({ at, isSeen, isRestart }) => {
          if (isRestart) clock.restart();
          return clock.sample('mine', isSeen, at);
        });
        expect(answers.includes(true)).toBe(isSeenForASecond(mine));
        // Other products do not matter.
        const both = createVisibilityTimer<string>();
        const again = mine.map(({ at, isSeen, isRestart }, index) => {
          const other = others[index];
          if (isRestart) both.restart();
          if (other) both.sample('other', other.isSeen, other.at);
          return both.sample('mine', isSeen, at);
        });
        expect(again).toEqual(answers);
      }),
      { numRuns: 5_000 },
    );
  });

  test.each<[string, [at: number, isSeen: boolean | 'restart'][], boolean]>([
    [
      'a second',
      [
        [0, true],
        [500, true],
        [1_000, true],
      ],
      true,
    ],
    [
      'a moment less',
      [
        [0, true],
        [500, true],
        [999, true],
      ],
      false,
    ],
    [
      'two halves',
      [
        [0, true],
        [500, true],
        [600, false],
        [700, true],
        [1_200, true],
      ],
      false,
    ],
    [
      'hidden and shown within one second',
      [
        [0, true],
        [400, true],
        [500, 'restart'],
        [501, true],
        [1_000, true],
      ],
      false,
    ],
    [
      'a sleep of the machine',
      [
        [0, true],
        [60_000, true],
      ],
      false,
    ],
  ])('%s', (_, history, isCounted) => {
    const clock = createVisibilityTimer<number>();
    const counted = history.map(([at, seen]) =>
      seen === 'restart' ? clock.restart() : clock.sample(1, seen, at),
    );
    expect(counted.includes(true)).toBe(isCounted);
  });
});

describe('§9 the cookie of viewed products', () => {
  test.each<[string, number[]]>([
    ['', []],
    ['viewedProducts=3.1', [3, 1]],
    ['a=1; viewedProducts=3; b=2', [3]],
    ['a=1;viewedProducts=3', [3]],
    ['xviewedProducts=3', []],
    ['viewedProducts=', []],
    ['viewedProducts=..4..5.', [4, 5]],
    ['viewedProducts=%00; viewedProductsX=1', []],
    ['viewedProducts=<script>', []],
  ])('%j', (cookies, ids) => expect(readViewed(cookieValue(cookies, VIEWED_COOKIE))).toEqual(ids));

  test('what is written is read, and the cookie stays a short one', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2 ** 31 - 1), { maxLength: 400 }), (ids) => {
        const value = writeViewed(ids);
        expect(readViewed(value)).toEqual(ids.slice(-200));
        expect(value.length).toBeLessThan(2_300);
      }),
    );
  });
});

describe('§7.3 user events are sent from the own host, views in test mode too', () => {
  const host = 'olivar.example';
  test.for<[UserEventPartition, UserEventSettings, string, boolean]>([
    ['initialProductList', { host }, host, true],
    ['productView', { host }, host, true],
    ['initialProductList', { host }, '127.0.0.1:3000', false],
    ['productView', { host }, '127.0.0.1:3000', false],
    ['productView', { host }, `www.${host}`, false],
    ['initialProductList', { host, isTest: true }, '127.0.0.1:3000', false],
    ['productView', { host, isTest: true }, '127.0.0.1:3000', true],
  ])('%s, %o on %s: %s', ([partition, settings, pageHost, sent]) =>
    expect(isSent(partition, settings, pageHost)).toBe(sent),
  );
});
