import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { serviceMemory } from '@plaza/workspace/service-memory';
import type { DatabaseEngine } from 'leads-service/database/database';
import { createDatabaseFactory } from 'leads-service/testing/databases';
import { startServiceProcess } from 'leads-service/testing/service-process';
import { type Figure, formatFigures } from './figure.ts';
import { importFolder } from './import-folder.ts';
import { writeLargeContent } from './large-content/write-large-content.ts';
import { residentMegabytes, watchMemory } from './resident-memory.ts';

const { values } = parseArgs({
  options: { entries: { type: 'string', default: '100000' }, engine: { type: 'string' } },
  strict: false,
});
/** `--engine pglite` measures that one alone. */
const engines = (['pglite', 'postgres'] as const).filter(
  (engine) => engine === (values.engine ?? engine),
);
const entries = Number(values.entries);
const api = '/website/990/api/content';

async function milliseconds(address: string) {
  const started = performance.now();
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  await response.arrayBuffer();
  return performance.now() - started;
}

/** Reads pages that no cache has, one after another, until `isDone`. Returns the slowest. */
async function slowestRead(address: string, isDone: () => boolean) {
  let slowest = 0;
  for (let page = 1; !isDone(); page += 1)
    slowest = Math.max(slowest, await milliseconds(`${address}&page=${(page % 300) + 1}`));
  return slowest;
}

/** Imports, edits and reads a large website on one engine. */
async function measure(engine: DatabaseEngine, folder: string): Promise<Figure[]> {
  const databases = await createDatabaseFactory(engine);
  const { dataDir, databaseUrl = '' } = await databases.fresh();
  const environment = { PLAZA_DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const service = await startServiceProcess(
    { ...environment, ...serviceMemory.env },
    serviceMemory,
  );
  const pid = service.process.pid ?? 0;
  const [name, list] = [`on ${engine}`, `${service.address}${api}/post-summaries?locale=es-ES`];
  try {
    await writeLargeContent(folder, { entries });
    // Compiling the embedded database takes more memory than running it.
    await pause(5_000);
    const before = residentMegabytes(pid);
    const memory = watchMemory(pid);
    const first = await importFolder(folder, environment);
    const most = memory.stop();
    const again = await importFolder(folder, environment);
    const page = await milliseconds(`${list}&page=200&size=20`);
    const deep = await milliseconds(`${list}&page=500&size=10`);
    const category = await milliseconds(`${list}&page=5&size=20&category=category-3`);
    let paths = 0;
    for (let at = 1; at <= entries / 5000; at += 1)
      paths += await milliseconds(`${service.address}${api}/paths?page=${at}`);
    await writeLargeContent(folder, { entries: entries + 1000 });
    let isDone = false;
    const reading = slowestRead(`${list}&size=20`, () => isDone);
    const added = await importFolder(folder, environment).finally(() => {
      isDone = true;
    });
    return [
      { name: `import of ${entries} entries, ${name}`, ours: first.seconds, unit: 's' },
      { name: 'the same again', ours: again.seconds, unit: 's' },
      { name: 'and 1,000 new articles', ours: added.seconds, unit: 's' },
      { name: 'slowest uncached page of a list meanwhile', ours: await reading, unit: 'ms' },
      { name: 'memory of the service before', ours: before, unit: 'MB' },
      { name: 'at most during the import', ours: most, unit: 'MB', budget: '300' },
      { name: 'of the command', ours: first.megabytes, unit: 'MB' },
      { name: 'page 200 of a list', ours: page, unit: 'ms' },
      { name: 'page 500 of a list', ours: deep, unit: 'ms' },
      { name: 'page 5 of a category', ours: category, unit: 'ms' },
      { name: 'all paths', ours: paths / 1000, unit: 's' },
    ];
  } finally {
    await service.end('SIGTERM');
    await databases.dispose();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'plaza-large-'));
try {
  for (const engine of engines)
    console.log(`${formatFigures(await measure(engine, join(folder, engine)))}\n`);
} finally {
  rmSync(folder, { recursive: true });
}
