import { describe, expect, test } from 'vitest';
import { QUEUE_LIMIT } from './create-delivery.ts';
import { createDeliveryModel, type Fate } from './delivery-model.test.support.ts';
import { askedPause } from './retry-pause.ts';

const event = (id: string) => ['/user-events', { id }] as const;
const HOUR = 3_600_000;

describe('retries', () => {
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
    const model = createDeliveryModel([fate]);
    const tab = model.openTab();
    tab.send(...event('a'));
    await model.pass(60_000);
    expect(model.requests).toHaveLength(times);
    expect(tab.state()).toEqual({ waiting: 0, dropped: reports.length });
    expect(tab.reports).toEqual(reports);
  });

  test('an event is stored before it is sent until it is answered', async () => {
    const model = createDeliveryModel();
    const tab = model.openTab();
    tab.send('/user-events', { id: 'a', data: { n: 1 } });
    expect([...model.storage]).toEqual([
      ['a', '1800000000000 /user-events {"id":"a","data":{"n":1}}'],
    ]);
    await model.pass(19);
    expect(model.storage.size).toBe(1);
    await model.pass(1);
    expect(model.storage.size).toBe(0);
  });

  test('pauses double up to five minutes, up to half of each at random', async () => {
    for (const [chance, share] of [
      [0, 1],
      [0.999, 0.5],
    ] as const) {
      const model = createDeliveryModel(Array(12).fill(503), { random: () => chance });
      model.openTab().send(...event('a'));
      await model.pass(HOUR);
      const pauses = model.requests
        .slice(1)
        .map(({ at }, index) => at - 20 - (model.requests[index]?.at ?? 0));
      const expected = Array.from(
        { length: 12 },
        (_, index) => Math.min(1000 * 2 ** index, 300_000) * share,
      );
      expect(pauses.map((pause) => pause / 1000)).toEqual(
        expected.map((pause) => expect.closeTo(pause / 1000, 0)),
      );
    }
  });

  test('a success resets the backoff', async () => {
    const model = createDeliveryModel([503, 503, 503, 204, 503]);
    const tab = model.openTab();
    tab.send(...event('a'));
    await model.pass(60_000);
    tab.send(...event('b'));
    await model.pass(1_100);
    expect(model.stored.size).toBe(2);
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

  test('is kept, whatever new events, tabs and networks do meanwhile', async () => {
    const model = createDeliveryModel([{ status: 429, retryAfter: '60' }]);
    const tab = model.openTab();
    tab.send(...event('a'));
    await model.pass(30_000);
    tab.send(...event('b'));
    tab.wake(false);
    tab.wake(true);
    await model.pass(30_000);
    expect(model.requests).toHaveLength(1);
    await model.pass(2_000);
    expect(model.stored.size).toBe(2);
  });

  test('a backoff ends when the network is back', async () => {
    const model = createDeliveryModel(['lost']);
    const tab = model.openTab();
    tab.send(...event('a'));
    await model.pass(21);
    tab.wake(false);
    await model.pass(20);
    expect(model.stored.size).toBe(1);
    await model.pass(60_000);
    expect(model.requests).toHaveLength(2);
  });
});

describe('bounds', () => {
  test('events beyond the queue limit are dropped, counted, and reported ever more rarely', async () => {
    const model = createDeliveryModel(['lost', 'lost', 'lost', 'lost']);
    const tab = model.openTab();
    for (let count = 0; count < QUEUE_LIMIT + 5; count++) tab.send(...event(`${count}`));
    expect(tab.state()).toEqual({ waiting: QUEUE_LIMIT, dropped: 5 });
    expect(tab.reports).toEqual([1, 2, 4].map((count) => `Events lost: ${count}, full`));
    await model.pass(60_000);
    expect(model.stored.size).toBe(QUEUE_LIMIT);
  });

  test('events older than a week are dropped', async () => {
    const model = createDeliveryModel();
    const old = Date.parse('2026-12-01');
    model.storage.set('a', `${old} /user-events {"id":"a"}`);
    const tab = model.openTab();
    tab.wake(false);
    await model.pass(100);
    expect([model.requests.length, model.storage.size]).toEqual([0, 0]);
    expect(tab.reports).toEqual(['Events lost: 1, too old']);
  });

  test.each(['', 'x', '{}', '1 user-events {}', 'null', '1800000000000 /a', '\0', '9'.repeat(400)])(
    'deletes a foreign entry (%j) and goes on',
    async (text) => {
      const model = createDeliveryModel();
      model.storage.set('alien', text);
      const tab = model.openTab();
      tab.send(...event('a'));
      await model.pass(100);
      expect([...model.stored.keys(), ...model.storage.keys()]).toEqual(['a']);
    },
  );

  test('events that always fail do not block others', async () => {
    const model = createDeliveryModel([], {
      random: Math.random,
      fateOf: (id) => (id.startsWith('bad') ? 500 : 204),
    });
    const tab = model.openTab();
    for (let count = 0; count < 20; count++) tab.send(...event(`bad ${count}`));
    for (let count = 0; count < 20; count++) tab.send(...event(`good ${count}`));
    await model.pass(24 * HOUR);
    expect(model.stored.size).toBe(20);
    expect(tab.state()).toEqual({ waiting: 20, dropped: 0 });
  });

  test('at most four requests run at once, and twelve more when the page unloads', async () => {
    const model = createDeliveryModel();
    const tab = model.openTab();
    for (let count = 0; count < 30; count++) tab.send(...event(`${count}`));
    await model.pass(0);
    expect(model.requests).toHaveLength(4);
    tab.wake(true);
    expect(model.requests).toHaveLength(4 + 12);
  });
});

describe('tabs', () => {
  test('hiding and showing a tab sends nothing twice', async () => {
    const model = createDeliveryModel();
    const tab = model.openTab();
    for (const id of ['a', 'b', 'c']) tab.send(...event(id));
    for (const isParting of [true, false, true, false]) {
      tab.wake(isParting);
      await model.pass(5);
    }
    await model.pass(60_000);
    expect(model.requests.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c']);
  });

  test('two tabs with locks never send the same event; when one closes the other continues', async () => {
    const model = createDeliveryModel();
    const [one, other] = [model.openTab(), model.openTab()];
    for (let count = 0; count < 20; count++) (count % 2 ? one : other).send(...event(`${count}`));
    await model.pass(30);
    expect(model.doubled()).toBe(0);
    one.close();
    await model.pass(1_000);
    expect(model.stored.size).toBe(20);
  });

  test('the next page sends the queue of a closed one', async () => {
    const model = createDeliveryModel(['lost']);
    const tab = model.openTab();
    tab.send(...event('a'));
    await model.pass(5);
    tab.close();
    model.openTab().wake(false);
    await model.pass(20);
    expect(model.stored.get('a')).toBe(1);
  });
});
