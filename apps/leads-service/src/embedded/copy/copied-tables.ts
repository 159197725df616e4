import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../database/schema.ts';

export interface CopiedTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** Columns with numbers from a sequence. */
  readonly identityColumns: readonly string[];
}

/** Every table of the service, referenced tables first. */
export function copiedTables(): CopiedTable[] {
  const tables = Object.values(schema).flatMap((entry) =>
    is(entry, PgTable) ? [getTableConfig(entry)] : [],
  );
  const [referring, others] = [
    tables.filter(({ foreignKeys }) => foreignKeys.length > 0),
    tables.filter(({ foreignKeys }) => foreignKeys.length === 0),
  ];
  return [...others, ...referring].map(({ name, columns }) => ({
    name,
    columns: columns.map((column) => column.name),
    identityColumns: columns.flatMap((column) => (column.generatedIdentity ? [column.name] : [])),
  }));
}
