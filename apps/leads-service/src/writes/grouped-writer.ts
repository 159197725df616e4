import { setImmediate as turn } from 'node:timers/promises';
import type { WorkScheduler } from '@plaza/contract/process';
import { DatabaseTimeoutError } from '../database/wait-budget.ts';

/** Too many rows are waiting to be written. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';

  constructor() {
    super('Too many writes are waiting');
  }
}

/** A transaction of a grouped writer. */
export interface WrittenGroup {
  readonly rows: number;
  readonly seconds: number;
  /** False if it failed, also if its rows were then saved in smaller groups. */
  readonly isSaved: boolean;
  /** Why it failed. */
  readonly error?: unknown;
}

export interface GroupedWriterSettings<Row, Saved> {
  /**
   * Saves rows in one transaction, durable when it resolves. Results are in the order of the rows.
   */
  readonly insert: (rows: readonly Row[]) => Promise<readonly Saved[]>;
  /** Whether a row caused the error; the other rows are then tried without it. */
  readonly isRowError: (error: unknown) => boolean;
  /**
   * Rows with the same key are merged within a group, because a statement cannot affect a row
   * twice.
   */
  readonly keyOf: (row: Row) => string;
  readonly merge: (earlier: Row, later: Row) => Row;
  /** The maximum rows of a transaction. */
  readonly maxRows: number;
  /** The maximum waiting rows; further ones are rejected with QueueFullError. */
  readonly maxQueued: number;
  /** The maximum milliseconds that a row waits for its transaction. */
  readonly maxWait: number;
  /** How many transactions run at once while there is a full group for each; default 1. */
  readonly parallel?: number | undefined;
  /** Delays a group until arrived requests have been accepted or rejected. */
  readonly scheduler: Pick<WorkScheduler, 'isBusy' | 'noteWork'>;
  /** Called after each transaction. */
  readonly onGroup?: ((group: WrittenGroup) => void) | undefined;
}

export interface GroupedWriter<Row, Saved> {
  /**
   * Resolves when the row is durable.
   *
   * @throws {QueueFullError | DatabaseTimeoutError} or the database error
   */
  write(row: Row): Promise<Saved>;
  /** Resolves when no row is waiting. */
  idle(): Promise<void>;
  /** The number of rows that wait for a transaction. */
  waiting(): number;
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
 * Group commit: rows that arrive during a transaction share the next one, and with it the cost of
 * its disk sync.
 */
export function createGroupedWriter<Row, Saved>(
  settings: GroupedWriterSettings<Row, Saved>,
): GroupedWriter<Row, Saved> {
  const { parallel = 1, maxRows } = settings;
  const queue: Queued<Row, Saved>[] = [];
  const draining = new Set<Promise<void>>();

  function start() {
    if (draining.size > 0 && (draining.size >= parallel || queue.length < maxRows)) return;
    const drained = drain().finally(() => {
      draining.delete(drained);
      // Rows that arrived after its last look.
      if (queue.length > 0) start();
    });
    draining.add(drained);
  }

  async function drain() {
    while (queue.length > 0) {
      // One turn of the event loop collects the requests of all open connections; waiting
      // connections are accepted one per turn.
      do await turn();
      while (settings.scheduler.isBusy());
      settings.scheduler.noteWork();
      rejectExpired(queue, settings.maxWait);
      const group = queue.splice(0, maxRows);
      if (group.length > 0) await save(collapse(group, settings), settings);
    }
  }

  return {
    write(row) {
      if (queue.length >= settings.maxQueued) return Promise.reject(new QueueFullError());
      const waiter = Promise.withResolvers<Saved>();
      queue.push({ row, waiter, since: performance.now() });
      start();
      return waiter.promise;
    },
    async idle() {
      while (draining.size > 0) await Promise.all(draining);
    },
    waiting: () => queue.length,
  };
}

/** In the order of keys: groups that store the same rows in different orders would block each other. */
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
  return [...entries].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => entry);
}

/** Rows are in order of arrival. */
function rejectExpired<Row, Saved>(queue: Queued<Row, Saved>[], maxWait: number) {
  const oldest = performance.now() - maxWait;
  const kept = queue.findIndex(({ since }) => since >= oldest);
  const expired = queue.splice(0, kept < 0 ? queue.length : kept);
  for (const { waiter } of expired) waiter.reject(new DatabaseTimeoutError());
}

/** Saves entries together; if a row causes an error, splits them until it is isolated. */
async function save<Row, Saved>(
  entries: readonly Entry<Row, Saved>[],
  settings: GroupedWriterSettings<Row, Saved>,
): Promise<void> {
  const startedAt = performance.now();
  const report = (isSaved: boolean, error?: unknown) =>
    settings.onGroup?.({
      ...{ rows: entries.length, seconds: (performance.now() - startedAt) / 1000, isSaved, error },
    });
  try {
    const saved = await settings.insert(entries.map((entry) => entry.row));
    report(true);
    for (const [index, entry] of entries.entries()) settle(entry, saved[index]);
  } catch (error) {
    report(false, error);
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
    if (saved === undefined) waiter.reject(new Error('The database returned fewer rows than sent'));
    else waiter.resolve(saved);
  }
}
