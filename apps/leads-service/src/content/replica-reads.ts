import { eq } from 'drizzle-orm';
import type { Database, Orm } from '../database/database.ts';
import { websites } from '../database/schema.ts';
import { createWaitBudget } from '../database/wait-budget.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { RequestWebsite } from './website-scope.ts';

/** Milliseconds for a read, so that enough of the request's budget is left for the primary. */
const TIMEOUT = 1_000;

/** Milliseconds without the replica after it failed. */
const PAUSE = 5_000;

/** Reads content that is at least as new as the version of the request. */
export type ContentReads = <T>(
  website: RequestWebsite,
  read: (orm: Orm) => Promise<T>,
) => Promise<T>;

/**
 * Reads content from the replica if there is one, in the snapshot of the version that it has. The
 * primary answers if the replica has not reached the version yet, is slow, or is gone.
 */
export function createContentReads({ orm, replica }: Pick<Database, 'orm' | 'replica'>) {
  if (!replica) return ((_website, read) => read(orm)) satisfies ContentReads as ContentReads;
  let pausedUntil = 0;

  const readReplica: ContentReads = (website, read) =>
    replica.transaction(
      async (transaction) => {
        const [row] = await transaction
          .select({ version: websites.contentVersion })
          .from(websites)
          .where(eq(websites.id, website.id));
        if ((row?.version ?? -1) < website.contentVersion) throw new ReplicaBehindError();
        return read(transaction as Orm);
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );

  const reads: ContentReads = async (website, read) => {
    if (performance.now() < pausedUntil) return read(orm);
    try {
      return await createWaitBudget(TIMEOUT)(readReplica(website, read));
    } catch (error) {
      if (error instanceof ProblemError) throw error;
      if (!(error instanceof ReplicaBehindError)) pausedUntil = performance.now() + PAUSE;
      return read(orm);
    }
  };
  return reads;
}

/** The replica has not received the content that the request needs. */
class ReplicaBehindError extends Error {
  override readonly name = 'ReplicaBehindError';
}
