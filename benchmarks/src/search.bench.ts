import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseEngine } from 'leads-service/database/database';
import { openDatabase } from 'leads-service/database/open-database';
import { importSpool } from 'leads-service/import/import-content';
import { spoolFolder } from 'leads-service/import/spool-folder';
import { updateSearchIndex } from 'leads-service/search/search-index';
import { readSearch } from 'leads-service/search/search-reader';
import { createDatabaseFactory } from 'leads-service/testing/databases';
import { type Figure, formatFigures } from './figure.ts';
import { writeLargeContent } from './large-content/write-large-content.ts';
import { median } from './median.ts';

const websiteId = 990;
const rounds = 9;

const queries = {
  'a word of most articles': 'préstamo',
  'two frequent words': 'hipoteca crédito',
  'the beginning of a word': 'hipo',
  'a word with a typo': 'hipotca',
  'two words with typos': 'prestmao ahoro',
  'nothing similar': 'xyzzy qwrtz',
} as const;

const budget = '50';

/** Searches 10,000 articles of one locale. */
async function measure(engine: DatabaseEngine, folder: string): Promise<Figure[]> {
  const databases = await createDatabaseFactory(engine);
  const database = await openDatabase(await databases.fresh());
  try {
    const { website, spool } = await spoolFolder(folder);
    const timed = async (run: () => Promise<unknown>) => {
      const started = performance.now();
      await run();
      return performance.now() - started;
    };
    const stored = await timed(() => importSpool(database, { website, spool }));
    const indexed = await timed(() => updateSearchIndex(database));
    const figures: Figure[] = [
      { name: `10,000 articles stored on ${engine}`, ours: stored / 1000, unit: 's' },
      { name: 'and indexed', ours: indexed / 1000, unit: 's' },
    ];
    for (const [name, q] of Object.entries(queries)) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        times.push(
          await timed(() => readSearch(database.orm, websiteId, { q, locale: 'es-ES', page: 1 })),
        );
      const { total } = await readSearch(database.orm, websiteId, { q, locale: 'es-ES', page: 1 });
      figures.push({ name: `${name}, ${total} results`, ours: median(times), unit: 'ms', budget });
    }
    await spool.close();
    return figures;
  } finally {
    await database.close();
    await databases.dispose();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'plaza-search-'));
try {
  await writeLargeContent(folder, { entries: 10_000, locales: 1 });
  for (const engine of ['postgres', 'pglite'] as const)
    console.log(`${formatFigures(await measure(engine, folder))}\n`);
} finally {
  rmSync(folder, { recursive: true });
}
