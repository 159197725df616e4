import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openTestEnvironment, type TestEnvironment } from '@plaza/e2e/environment/test-environment';
import { createDatabaseFactory } from 'leads-service/testing/databases';
import { chosenSite } from './chosen-site.ts';
import { type Figure, formatFigures } from './figure.ts';
import { writeLargeContent } from './large-content/write-large-content.ts';
import { measureImportUnderLoad } from './large-platform/import-under-load.ts';
import { measureVisits } from './large-platform/visits.ts';

const { values } = parseArgs({
  options: { entries: { type: 'string', default: '100000' } },
  strict: false,
});
const entries = Number(values.entries);

/** The seconds from the end of an import until the site shows it. */
async function measureEdit(environment: TestEnvironment): Promise<Figure[]> {
  const file = join(environment.content, 'posts/es-ES/post-000001.json');
  const post = JSON.parse(await readFile(file, 'utf8'));
  const page = `${environment.site}/es${post.path}`;
  await (await fetch(page)).text();
  await writeFile(file, JSON.stringify({ ...post, title: 'Un título nuevo' }));
  const started = performance.now();
  await environment.importContent();
  const imported = performance.now();
  while (!(await (await fetch(page)).text()).includes('Un título nuevo'));
  const visible = performance.now();
  return [
    { name: 'import of one edit, whole folder', ours: (imported - started) / 1000, unit: 's' },
    { name: 'edit visible', ours: (visible - imported) / 1000, unit: 's', budget: '≤ 2 s' },
  ];
}

/** The built platform (`--site platform`) with many more articles, its service on PostgreSQL. */
async function measure(): Promise<Figure[]> {
  const databases = await createDatabaseFactory('postgres');
  const { databaseUrl } = await databases.fresh();
  const started = performance.now();
  const environment = await openTestEnvironment({
    sites: [chosenSite],
    ...(databaseUrl && { databaseUrl }),
    addContent: (folder) => writeLargeContent(folder, { entries, isAddition: true }),
  });
  const opened = (performance.now() - started) / 1000;
  try {
    const figures: Figure[] = [
      { name: `${entries} entries written, imported, and the site ready`, ours: opened, unit: 's' },
      ...(await measureVisits(environment)),
      ...(await measureEdit(environment)),
    ];
    return [...figures, ...(await measureImportUnderLoad(environment, entries))];
  } finally {
    await environment.close();
    await databases.dispose();
  }
}

console.log(formatFigures(await measure()));
// The PostgreSQL server of the factory ends with this process.
process.exit();
