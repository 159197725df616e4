import { setImmediate as turn } from 'node:timers/promises';
import type { IntakeFirst } from '@plaza/contract/process';
import { DatabaseTimeoutError } from '../database/wait-budget.ts';
import { QueueFullError } from './queue-full-error.ts';

export interface GroupedWriterSettings<Row, Saved> {
  /** Saves the rows in one transaction, safe on disk when it resolves. Answers in their order. */
  readonly insert: (rows: readonly Row[]) => Promise<readonly Saved[]>;
  /** Whether a row caused the error, so that the others are tried without it. */
  readonly isRowError: (error: unknown) => boolean;
  /** Rows of one key in one group become one row, because one statement may not touch it twice. */
  readonly keyOf: (row: Row) => string;
  readonly merge: (earlier: Row, later: Row) => Row;
  /** Rows in one transaction at most. */
  readonly maxRows: number;
  /** Rows waiting at most; one more is refused with QueueFullError. */
  readonly maxQueued: number;
  /** Milliseconds that a row waits for its transaction at most; its sender is gone by then. */
  readonly maxWait: number;
  /** Says when a group may be written: what has come is to be taken in, or refused, before it. */
  readonly intake: Pick<IntakeFirst, 'isBusy' | 'noteWork'>;
}

export interface GroupedWriter<Row, Saved> {
  /** Resolves when the row is safe on disk. @throws QueueFullError, DatabaseTimeoutError, or what the database threw */
  write(row: Row): Promise<Saved>;
  /** Resolves when nothing waits any more. */
  idle(): Promise<void>;
}

interface Queued<Row, Saved> {
  readonly row: Row;
  readonly waiter: PromiseWithResolvers<Saved>;
  readonly since: number;
}

interface Entry<Row, Saved> {
  row: Row;
  readonly waiters: PromiseWithResolvers<Saved>[];
}

/**
 * Group commit: rows that arrive while a transaction runs go into the next one together, so that
 * the price of a commit, the disk's, is paid once for all of them.
 */
export function createGroupedWriter<Row, Saved>(
  settings: GroupedWriterSettings<Row, Saved>,
): GroupedWriter<Row, Saved> {
  const queue: Queued<Row, Saved>[] = [];
  let draining: Promise<void> | undefined;

  async function drain() {
    while (queue.length > 0) {
      // One turn of the event loop lets every request join the group that has come on an open
      // connection; of those that wait to be taken, each turn takes one.
      do await turn();
      while (settings.intake.isBusy());
      settings.intake.noteWork();
      dropLate(queue, settings.maxWait);
      const group = queue.splice(0, settings.maxRows);
      if (group.length > 0) await save(collapse(group, settings), settings);
    }
    draining = undefined;
  }

  return {
    write(row) {
      if (queue.length >= settings.maxQueued) return Promise.reject(new QueueFullError());
      const waiter = Promise.withResolvers<Saved>();
      queue.push({ row, waiter, since: performance.now() });
      draining ??= drain();
      return waiter.promise;
    },
    idle: () => draining ?? Promise.resolve(),
  };
}

function collapse<Row, Saved>(
  queued: readonly Queued<Row, Saved>[],
  { keyOf, merge }: GroupedWriterSettings<Row, Saved>,
): Entry<Row, Saved>[] {
  const entries = new Map<string, Entry<Row, Saved>>();
  for (const { row, waiter } of queued) {
    const key = keyOf(row);
    const earlier = entries.get(key);
    if (!earlier) entries.set(key, { row, waiters: [waiter] });
    else {
      earlier.row = merge(earlier.row, row);
      earlier.waiters.push(waiter);
    }
  }
  return [...entries.values()];
}

/** Rows stand in the order of their arrival. */
function dropLate<Row, Saved>(queue: Queued<Row, Saved>[], maxWait: number) {
  const oldest = performance.now() - maxWait;
  const kept = queue.findIndex(({ since }) => since >= oldest);
  const late = queue.splice(0, kept < 0 ? queue.length : kept);
  for (const { waiter } of late) waiter.reject(new DatabaseTimeoutError());
}

/** Saves the entries together; when a row causes an error, halves them until it is alone. */
async function save<Row, Saved>(
  entries: readonly Entry<Row, Saved>[],
  settings: GroupedWriterSettings<Row, Saved>,
): Promise<void> {
  try {
    const saved = await settings.insert(entries.map((entry) => entry.row));
    for (const [index, entry] of entries.entries()) settle(entry, saved[index]);
  } catch (error) {
    if (entries.length === 1 || !settings.isRowError(error)) {
      for (const { waiters } of entries) for (const waiter of waiters) waiter.reject(error);
      return;
    }
    const middle = entries.length >> 1;
    await save(entries.slice(0, middle), settings);
    await save(entries.slice(middle), settings);
  }
}

function settle<Row, Saved>({ waiters }: Entry<Row, Saved>, saved: Saved | undefined) {
  for (const waiter of waiters) {
    if (saved === undefined) waiter.reject(new Error('The database answered fewer rows than sent'));
    else waiter.resolve(saved);
  }
}
