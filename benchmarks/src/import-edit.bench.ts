import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serviceMemory } from '@plaza/workspace/service-memory';
import type { DatabaseEngine } from 'leads-service/database/database';
import { createDatabaseFactory } from 'leads-service/testing/databases';
import { startServiceProcess } from 'leads-service/testing/service-process';
import { type Figure, formatFigures } from './figure.ts';
import { importFolder } from './import-folder.ts';
import { writeLargeContent } from './large-content/write-large-content.ts';
import { median } from './median.ts';

const entries = 7_500;
const edits = 5;

/** Seconds of an import after one file of many was edited. */
const budget = 1;

/** Files are only left unread if they have been as they are for two seconds. */
const untilSettled = 2_500;

/** Edits one article again and again, beside a service that runs. */
async function measure(engine: DatabaseEngine, folder: string): Promise<Figure[]> {
  const databases = await createDatabaseFactory(engine);
  const { dataDir, databaseUrl = '' } = await databases.fresh();
  const environment = { PLAZA_DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const service = await startServiceProcess(
    { ...environment, ...serviceMemory.env },
    serviceMemory,
  );
  const file = join(folder, 'posts/es-ES/post-000010.json');
  const post = JSON.parse(readFileSync(file, 'utf8'));
  try {
    await pause(untilSettled);
    const first = await importFolder(folder, environment);
    const seconds: number[] = [];
    for (let edit = 1; edit <= edits; edit += 1) {
      writeFileSync(file, JSON.stringify({ ...post, title: `${post.title} ${edit}` }));
      await pause(untilSettled);
      seconds.push((await importFolder(folder, environment)).seconds);
    }
    const name = `an edit among ${entries} entries, on ${engine}`;
    return [
      { name, ours: median(seconds), unit: 's', budget: `${budget} s` },
      { name: 'the first import, which reads all of them', ours: first.seconds, unit: 's' },
    ];
  } finally {
    await service.end('SIGTERM');
    await databases.dispose();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'plaza-edit-'));
try {
  await writeLargeContent(folder, { entries });
  for (const engine of ['pglite', 'postgres'] as const) {
    const figures = await measure(engine, folder);
    console.log(`${formatFigures(figures)}\n`);
    if ((figures[0]?.ours ?? 0) > budget) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}
