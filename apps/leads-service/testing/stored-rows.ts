import { sql } from 'drizzle-orm';
import { openEmbeddedDatabase } from '../src/embedded/embedded-database.ts';

/** Returns the rows of a table in the data folder of a stopped service, oldest first. */
export async function storedRows(
  dataDir: string,
  table: string,
): Promise<Record<string, unknown>[]> {
  const { orm, close } = await openEmbeddedDatabase(dataDir, () => {});
  try {
    const query = sql`select * from ${sql.identifier(table)} order by created_at`;
    return (await orm.execute<Record<string, unknown>>(query)).rows;
  } finally {
    await close();
  }
}
