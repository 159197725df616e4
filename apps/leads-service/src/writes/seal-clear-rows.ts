import { type SQL, sql } from 'drizzle-orm';
import type { Keyring } from '../applications/encryption/keyring.ts';
import type { Orm } from '../database/database.ts';
import { openRow, SEALED_COLUMNS, type SealedTable, sealRow } from './sealed-rows.ts';
import { contactMessages, leads } from './tables.ts';

/** The rows of a statement, so that writes do not wait long. */
const BATCH = 500;

const TABLES = { messages: contactMessages, leads } as const satisfies Record<SealedTable, object>;

interface Stored extends Record<string, unknown> {
  readonly websiteId: number;
  readonly id: string;
  readonly email: string;
  readonly keyId: string | null;
}

interface Sealing {
  readonly keyring: Keyring;
  /** Stops after the running statement. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Encrypts rows that an earlier version stored as clear text, also during a rolling deployment, and
 * those of an earlier key with the current one.
 *
 * @returns how many rows were clear
 */
export async function sealClearRows(orm: Orm, sealing: Sealing): Promise<number> {
  let clear = 0;
  for (const table of ['messages', 'leads'] as const)
    for (let count = BATCH; count === BATCH && !sealing.signal?.aborted; ) {
      const rows = await readRows(orm, table, sealing.keyring);
      if (rows.length > 0) await saveRows(orm, table, { rows, keyring: sealing.keyring });
      clear += rows.filter(({ keyId }) => keyId === null).length;
      count = rows.length;
    }
  return clear;
}

const named = (columns: readonly string[]): SQL =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );

async function readRows(orm: Orm, table: SealedTable, { currentId }: Keyring) {
  const { rows } = await orm.execute<Stored>(sql`
    select website_id as "websiteId", id, key_id as "keyId", ${named(SEALED_COLUMNS[table])}
    from ${TABLES[table]} where key_id is distinct from ${currentId} limit ${BATCH}`);
  return rows;
}

/** Of two services that encrypt a row at the same time, one does. */
async function saveRows(
  orm: Orm,
  table: SealedTable,
  { rows, keyring }: { readonly rows: readonly Stored[]; readonly keyring: Keyring },
) {
  const columns = SEALED_COLUMNS[table];
  const records = rows.map((row) => ({
    ...sealRow(keyring, table, openRow(keyring, table, row)),
    earlier: row.keyId,
  }));
  const types = columns.map((column) => sql`${sql.identifier(column)} text`);
  const values = columns.map(
    (column) => sql`${sql.identifier(column)} = record.${sql.identifier(column)}`,
  );
  await orm.execute(sql`
    update ${TABLES[table]} as entry set ${sql.join(values, sql`, `)},
      key_id = record."keyId", email_hash = record."emailHash"
    from json_to_recordset(${JSON.stringify(records)}::json) as record ("id" uuid,
      "keyId" text, "emailHash" text, "earlier" text, ${sql.join(types, sql`, `)})
    where entry.id = record.id and entry.key_id is not distinct from record.earlier`);
}
