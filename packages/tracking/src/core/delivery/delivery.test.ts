import { describe, expect, test } from 'vitest';
import { QUEUE_LIMIT } from './create-delivery.ts';
import { createWorld, type Fate } from './delivery-world.test.support.ts';
import { askedPause } from './retry-pause.ts';

const event = (id: string) => ['/user-events', { id }] as const;
const HOUR = 3_600_000;

describe('what is sent again', () => {
  test.each<[Fate, number, string[]]>([
    [200, 1, []],
    [204, 1, []],
    [400, 1, ['Events lost: 1, 400']],
    [404, 1, ['Events lost: 1, 404']],
    [413, 1, ['Events lost: 1, 413']],
    [422, 1, ['Events lost: 1, 422']],
    [408, 2, []],
    [429, 2, []],
    [500, 2, []],
    [503, 2, []],
    [599, 2, []],
    ['lost', 2, []],
    ['answer lost', 2, []],
    ['hangs', 2, []],
  ])('%s is sent %i times', async (fate, times, reports) => {
    const world = createWorld([fate]);
    const tab = world.openTab();
    tab.send(...event('a'));
    await world.pass(60_000);
    expect(world.requests).toHaveLength(times);
    expect(tab.state()).toEqual({ waiting: 0, dropped: reports.length });
    expect(tab.reports).toEqual(reports);
  });

  test('an event that waits is stored before it is sent, and until it is answered', async () => {
    const world = createWorld();
    const tab = world.openTab();
    tab.send('/user-events', { id: 'a', data: { n: 1 } });
    expect([...world.storage]).toEqual([
      ['a', '1800000000000 /user-events {"id":"a","data":{"n":1}}'],
    ]);
    await world.pass(19);
    expect(world.storage.size).toBe(1);
    await world.pass(1);
    expect(world.storage.size).toBe(0);
  });

  test('pauses grow twofold up to five minutes, and up to half of each is left to chance', async () => {
    for (const [chance, share] of [
      [0, 1],
      [0.999, 0.5],
    ] as const) {
      const world = createWorld(Array(12).fill(503), { random: () => chance });
      world.openTab().send(...event('a'));
      await world.pass(HOUR);
      const pauses = world.requests
        .slice(1)
        .map(({ at }, index) => at - 20 - (world.requests[index]?.at ?? 0));
      const expected = Array.from(
        { length: 12 },
        (_, index) => Math.min(1000 * 2 ** index, 300_000) * share,
      );
      expect(pauses.map((pause) => pause / 1000)).toEqual(
        expected.map((pause) => expect.closeTo(pause / 1000, 0)),
      );
    }
  });

  test('a success makes the next pause a short one again', async () => {
    const world = createWorld([503, 503, 503, 204, 503]);
    const tab = world.openTab();
    tab.send(...event('a'));
    await world.pass(60_000);
    tab.send(...event('b'));
    await world.pass(1_100);
    expect(world.stored.size).toBe(2);
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');
  test.each<[string | null, number]>([
    [null, 0],
    ['', 0],
    ['0', 0],
    ['7', 7_000],
    ['1.5', 1_500],
    ['-5', 0],
    ['soon', 0],
    ['NaN', 0],
    ['Infinity', HOUR],
    ['1e99', HOUR],
    ['99999999999', HOUR],
    ['Sat, 21 Nov 2026 10:00:30 GMT', 30_000],
    ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
    ['Sat, 21 Nov 2099 09:00:00 GMT', HOUR],
  ])('%j is a pause of %i ms', (header, ms) => expect(askedPause(header, now)).toBe(ms));

  test('is kept, whatever new events, windows and networks do meanwhile', async () => {
    const world = createWorld([{ status: 429, retryAfter: '60' }]);
    const tab = world.openTab();
    tab.send(...event('a'));
    await world.pass(30_000);
    tab.send(...event('b'));
    tab.wake(false);
    tab.wake(true);
    await world.pass(30_000);
    expect(world.requests).toHaveLength(1);
    await world.pass(2_000);
    expect(world.stored.size).toBe(2);
  });

  test('a pause of our own ends when the network is back', async () => {
    const world = createWorld(['lost']);
    const tab = world.openTab();
    tab.send(...event('a'));
    await world.pass(21);
    tab.wake(false);
    await world.pass(20);
    expect(world.stored.size).toBe(1);
    await world.pass(60_000);
    expect(world.requests).toHaveLength(2);
  });
});

describe('bounds', () => {
  test('what a full queue has no room for is dropped, counted, and reported ever more rarely', async () => {
    const world = createWorld(['lost', 'lost', 'lost', 'lost']);
    const tab = world.openTab();
    for (let count = 0; count < QUEUE_LIMIT + 5; count++) tab.send(...event(`${count}`));
    expect(tab.state()).toEqual({ waiting: QUEUE_LIMIT, dropped: 5 });
    expect(tab.reports).toEqual([1, 2, 4].map((count) => `Events lost: ${count}, full`));
    await world.pass(60_000);
    expect(world.stored.size).toBe(QUEUE_LIMIT);
  });

  test('what has waited for more than a week is dropped', async () => {
    const world = createWorld();
    const old = Date.parse('2026-12-01');
    world.storage.set('a', `${old} /user-events {"id":"a"}`);
    const tab = world.openTab();
    tab.wake(false);
    await world.pass(100);
    expect([world.requests.length, world.storage.size]).toEqual([0, 0]);
    expect(tab.reports).toEqual(['Events lost: 1, too old']);
  });

  test.each(['', 'x', '{}', '1 user-events {}', 'null', '1800000000000 /a', '\0', '9'.repeat(400)])(
    'what somebody else has left there (%j) is deleted, and nothing else fails',
    async (text) => {
      const world = createWorld();
      world.storage.set('alien', text);
      const tab = world.openTab();
      tab.send(...event('a'));
      await world.pass(100);
      expect([...world.stored.keys(), ...world.storage.keys()]).toEqual(['a']);
    },
  );

  test('events that always fail hold no other up', async () => {
    const world = createWorld([], {
      random: Math.random,
      fateOf: (id) => (id.startsWith('bad') ? 500 : 204),
    });
    const tab = world.openTab();
    for (let count = 0; count < 20; count++) tab.send(...event(`bad ${count}`));
    for (let count = 0; count < 20; count++) tab.send(...event(`good ${count}`));
    await world.pass(24 * HOUR);
    expect(world.stored.size).toBe(20);
    expect(tab.state()).toEqual({ waiting: 20, dropped: 0 });
  });

  test('four at most are under way at once, and twelve more when the page goes', async () => {
    const world = createWorld();
    const tab = world.openTab();
    for (let count = 0; count < 30; count++) tab.send(...event(`${count}`));
    await world.pass(0);
    expect(world.requests).toHaveLength(4);
    tab.wake(true);
    expect(world.requests).toHaveLength(4 + 12);
  });
});

describe('tabs', () => {
  test('a tab that is hidden and shown sends nothing twice', async () => {
    const world = createWorld();
    const tab = world.openTab();
    for (const id of ['a', 'b', 'c']) tab.send(...event(id));
    for (const isParting of [true, false, true, false]) {
      tab.wake(isParting);
      await world.pass(5);
    }
    await world.pass(60_000);
    expect(world.requests.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c']);
  });

  test('two tabs with locks never send the same event, and one that closes lets the other go on', async () => {
    const world = createWorld();
    const [one, other] = [world.openTab(), world.openTab()];
    for (let count = 0; count < 20; count++) (count % 2 ? one : other).send(...event(`${count}`));
    await world.pass(30);
    expect(world.doubled()).toBe(0);
    one.close();
    await world.pass(1_000);
    expect(world.stored.size).toBe(20);
  });

  test('what a closed page has left is sent by the next one', async () => {
    const world = createWorld(['lost']);
    const tab = world.openTab();
    tab.send(...event('a'));
    await world.pass(5);
    tab.close();
    world.openTab().wake(false);
    await world.pass(20);
    expect(world.stored.get('a')).toBe(1);
  });
});
