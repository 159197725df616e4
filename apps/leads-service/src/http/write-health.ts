import { sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { isDatabaseUnavailable } from '../database/database-errors.ts';
import type { WrittenGroup } from '../writes/grouped-writer.ts';

/** Whether writes succeed: a full disk or a server that became a replica still answers reads. */
export interface WriteHealth {
  /** Notes the outcome of a transaction. */
  readonly onGroup: (group: WrittenGroup) => void;
  /** After a failed transaction it tries one, until one succeeds. */
  canWrite(): Promise<boolean>;
}

export function createWriteHealth(writes: Orm): WriteHealth {
  let isFailing = false;
  let trying: Promise<boolean> | undefined;

  async function tryWrite() {
    try {
      await writes.transaction(async (transaction) => {
        await transaction.execute(takeSpace);
      });
      isFailing = false;
    } catch {
      isFailing = true;
    }
    return !isFailing;
  }

  return {
    onGroup({ isSaved, error }) {
      if (isSaved) isFailing = false;
      else if (isDatabaseUnavailable(error)) isFailing = true;
    },
    canWrite() {
      if (!isFailing) return Promise.resolve(true);
      trying ??= tryWrite().finally(() => {
        trying = undefined;
      });
      return trying;
    },
  };
}

/**
 * Takes about 300 kB of the disk, and returns them: a row may still have room where a table has none.
 * Digests cannot be compressed.
 */
const takeSpace = sql`
  create temporary table write_trial on commit drop as
  select (select string_agg(md5(random()::text || part || number), '')
    from generate_series(1, 200) as part) as text
  from generate_series(1, 50) as number`;
