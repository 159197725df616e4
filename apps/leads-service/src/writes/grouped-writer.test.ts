import { setImmediate as turn } from 'node:timers/promises';
import { createIntakeFirst } from '@plaza/contract/process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DatabaseTimeoutError } from '../database/wait-budget.ts';
import { createGroupedWriter } from './grouped-writer.ts';
import { QueueFullError } from './queue-full-error.ts';

interface Row {
  readonly key: string;
  readonly value: number;
}

class RowError extends Error {}

/** A store that refuses negative values, as a database refuses a row: the whole group fails. */
function createStore({ maxRows = 100, maxQueued = 1_000, maxWait = 60_000 } = {}) {
  const groups: (readonly Row[])[] = [];
  const writer = createGroupedWriter<Row, number>({
    async insert(rows) {
      groups.push(rows);
      await turn();
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
    intake: createIntakeFirst(),
  });
  return { writer, groups };
}

const rows = (...values: number[]) => values.map((value, index) => ({ key: `${index}`, value }));

describe('writes are grouped', () => {
  test('rows that arrive together are one transaction', async () => {
    const { writer, groups } = createStore();
    await expect(Promise.all(rows(1, 2, 3).map(writer.write))).resolves.toEqual([1, 2, 3]);
    expect(groups).toHaveLength(1);
  });

  test('rows that arrive during a transaction wait for the next one', async () => {
    const { writer, groups } = createStore();
    const first = writer.write({ key: 'a', value: 1 });
    while (groups.length === 0) await turn();
    const second = writer.write({ key: 'b', value: 2 });
    await expect(Promise.all([first, second])).resolves.toEqual([1, 2]);
    expect(groups).toHaveLength(2);
  });

  test('no transaction takes more than its rows', async () => {
    const { writer, groups } = createStore({ maxRows: 2 });
    await Promise.all(rows(1, 2, 3, 4, 5).map(writer.write));
    expect(groups.map((group) => group.length)).toEqual([2, 2, 1]);
  });

  test('rows of one key become one, and each of its writers gets the answer', async () => {
    const { writer, groups } = createStore();
    const same = [1, 2, 4].map((value) => writer.write({ key: 'a', value }));
    await expect(Promise.all(same)).resolves.toEqual([7, 7, 7]);
    expect(groups).toEqual([[{ key: 'a', value: 7 }]]);
  });

  test('a full queue refuses the next row and keeps those it took', async () => {
    const { writer } = createStore({ maxQueued: 2 });
    const taken = rows(1, 2).map(writer.write);
    await expect(writer.write({ key: 'c', value: 3 })).rejects.toBeInstanceOf(QueueFullError);
    await expect(Promise.all(taken)).resolves.toEqual([1, 2]);
    await expect(writer.write({ key: 'c', value: 3 })).resolves.toBe(3);
  });

  test('design §3 a row whose time is over is refused without being stored', async () => {
    const { writer, groups } = createStore({ maxRows: 1, maxWait: -1 });
    await expect(writer.write({ key: 'a', value: 1 })).rejects.toBeInstanceOf(DatabaseTimeoutError);
    expect(groups).toEqual([]);
    await writer.idle();
  });

  test('trouble of the database fails the group without trying its halves', async () => {
    const { writer, groups } = createStore();
    const results = await Promise.allSettled(rows(1, Number.NEGATIVE_INFINITY).map(writer.write));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(groups).toHaveLength(1);
  });

  test('idle waits for all that was taken', async () => {
    const { writer, groups } = createStore({ maxRows: 1 });
    await writer.idle();
    const taken = rows(1, 2, 3).map(writer.write);
    await writer.idle();
    expect(groups).toHaveLength(3);
    await Promise.all(taken);
  });

  test('an invalid row fails alone, at any place and in any number', async () => {
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
