import { setImmediate as turn } from 'node:timers/promises';
import { createWorkScheduler } from '@plaza/contract/process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DatabaseTimeoutError } from '../database/wait-budget.ts';
import { createGroupedWriter, QueueFullError } from './grouped-writer.ts';

interface Row {
  readonly key: string;
  readonly value: number;
}

class RowError extends Error {}

/** A store that rejects a group with negative values, like a database with an invalid row. */
function createStore({ maxRows = 100, maxQueued = 1_000, maxWait = 60_000, parallel = 1 } = {}) {
  let [running, most] = [0, 0];
  const groups: (readonly Row[])[] = [];
  const writer = createGroupedWriter<Row, number>({
    async insert(rows) {
      groups.push(rows);
      running += 1;
      most = Math.max(most, running);
      for (let turns = 0; turns < 10; turns += 1) await turn();
      running -= 1;
      if (rows.some(({ value }) => value === Number.NEGATIVE_INFINITY)) throw new Error('disk');
      if (rows.some(({ value }) => value < 0)) throw new RowError();
      return rows.map(({ value }) => value);
    },
    isRowError: (error) => error instanceof RowError,
    keyOf: ({ key }) => key,
    merge: (earlier, later) => ({ key: later.key, value: earlier.value + later.value }),
    maxRows,
    maxQueued,
    maxWait,
    parallel,
    scheduler: createWorkScheduler(),
  });
  return { writer, groups, most: () => most };
}

const rows = (...values: number[]) => values.map((value, index) => ({ key: `${index}`, value }));

describe('grouped writes', () => {
  test('stores rows that arrive together in one transaction', async () => {
    const { writer, groups } = createStore();
    await expect(Promise.all(rows(1, 2, 3).map(writer.write))).resolves.toEqual([1, 2, 3]);
    expect(groups).toHaveLength(1);
  });

  test('stores rows that arrive during a transaction in the next one', async () => {
    const { writer, groups } = createStore();
    const first = writer.write({ key: 'a', value: 1 });
    while (groups.length === 0) await turn();
    const second = writer.write({ key: 'b', value: 2 });
    await expect(Promise.all([first, second])).resolves.toEqual([1, 2]);
    expect(groups).toHaveLength(2);
  });

  test('runs full groups at once, as many as allowed, and loses none', async () => {
    const { writer, groups, most } = createStore({ maxRows: 10, parallel: 2 });
    const values = Array.from({ length: 95 }, (_, index) => index);
    await expect(Promise.all(rows(...values).map(writer.write))).resolves.toEqual(values);
    await writer.idle();
    expect([most(), groups.flat().length, writer.waiting()]).toEqual([2, 95, 0]);
  });

  test('stores rows in the order of their keys, so that two services do not block each other', async () => {
    const { writer, groups } = createStore();
    await Promise.all(['b', 'c', 'a'].map((key) => writer.write({ key, value: 1 })));
    expect(groups[0]?.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
  });

  test('limits the rows of a transaction', async () => {
    const { writer, groups } = createStore({ maxRows: 2 });
    await Promise.all(rows(1, 2, 3, 4, 5).map(writer.write));
    expect(groups.map((group) => group.length)).toEqual([2, 2, 1]);
  });

  test('merges rows with one key, and each writer gets the result', async () => {
    const { writer, groups } = createStore();
    const same = [1, 2, 4].map((value) => writer.write({ key: 'a', value }));
    await expect(Promise.all(same)).resolves.toEqual([7, 7, 7]);
    expect(groups).toEqual([[{ key: 'a', value: 7 }]]);
  });

  test('rejects rows if the queue is full, and keeps the queued ones', async () => {
    const { writer } = createStore({ maxQueued: 2 });
    const taken = rows(1, 2).map(writer.write);
    await expect(writer.write({ key: 'c', value: 3 })).rejects.toBeInstanceOf(QueueFullError);
    await expect(Promise.all(taken)).resolves.toEqual([1, 2]);
    await expect(writer.write({ key: 'c', value: 3 })).resolves.toBe(3);
  });

  test('design §3 rejects a row that waited too long, without storing it', async () => {
    const { writer, groups } = createStore({ maxRows: 1, maxWait: -1 });
    await expect(writer.write({ key: 'a', value: 1 })).rejects.toBeInstanceOf(DatabaseTimeoutError);
    expect(groups).toEqual([]);
    await writer.idle();
  });

  test('a database failure rejects the group without splitting it', async () => {
    const { writer, groups } = createStore();
    const results = await Promise.allSettled(rows(1, Number.NEGATIVE_INFINITY).map(writer.write));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(groups).toHaveLength(1);
  });

  test('idle waits for all queued rows', async () => {
    const { writer, groups } = createStore({ maxRows: 1 });
    await writer.idle();
    const taken = rows(1, 2, 3).map(writer.write);
    await writer.idle();
    expect(groups).toHaveLength(3);
    await Promise.all(taken);
  });

  test('rejects only invalid rows, at any position and in any number', async () => {
    const values = fc.array(fc.integer({ min: -3, max: 9 }), { maxLength: 60 });
    const check = fc.asyncProperty(
      values,
      fc.integer({ min: 1, max: 20 }),
      async (list, maxRows) => {
        const { writer } = createStore({ maxRows });
        const results = await Promise.allSettled(rows(...list).map(writer.write));
        const expected = list.map((value) => (value < 0 ? 'failed' : value));
        expect(results.map((r) => (r.status === 'fulfilled' ? r.value : 'failed'))).toEqual(
          expected,
        );
      },
    );
    await fc.assert(check);
  });
});
