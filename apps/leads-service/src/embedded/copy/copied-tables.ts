import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../database/schema.ts';

export interface CopiedTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** Columns with numbers from a sequence. */
  readonly identityColumns: readonly string[];
  /** The rows of one statement. */
  readonly batch: number;
}

/** Content entries have about ten kilobytes, pictures up to twelve megabytes. */
const BATCH = { rows: 500, pictures: 8 };

/** Every table of the service, referenced tables first. */
export function copiedTables(): CopiedTable[] {
  const tables = Object.values(schema).flatMap((entry) =>
    is(entry, PgTable) ? [getTableConfig(entry)] : [],
  );
  return inOrder(tables).map(({ name, columns }) => ({
    name,
    columns: columns.map((column) => column.name),
    identityColumns: columns.flatMap((column) => (column.generatedIdentity ? [column.name] : [])),
    batch: name === getTableName(schema.pictures) ? BATCH.pictures : BATCH.rows,
  }));
}

type Table = ReturnType<typeof getTableConfig>;

/** Each table after those that it refers to. */
function inOrder(tables: readonly Table[]): Table[] {
  const ordered = new Map<string, Table>();
  const isReady = ({ name, foreignKeys }: Table) =>
    foreignKeys
      .map((key) => getTableName(key.reference().foreignTable))
      .every((other) => other === name || ordered.has(other));
  while (ordered.size < tables.length) {
    const ready = tables.filter((table) => !ordered.has(table.name) && isReady(table));
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle');
    for (const table of ready) ordered.set(table.name, table);
  }
  return [...ordered.values()];
}
