import {
  cpSync,
  globSync,
  lutimesSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type ImportResult, importLines } from '@plaza/contract/content-import';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fixtureFolder } from '../../testing/fixture-content.ts';
import { type AcquiredDatabase, acquireDatabase } from '../../testing/shared-database.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import type { Database } from '../database/database.ts';
import { importThroughService } from '../embedded/control/control-client.ts';
import { checkSpool } from './check-spool.ts';
import { openFolderNotes } from './folder-notes.ts';
import { importSpool, type SpooledContent } from './import-content.ts';
import { receiveImport } from './receive-import.ts';
import { spoolFolder } from './spool-folder.ts';
import { spoolLines } from './unread-line.ts';
import { workOnFolder } from './work-on-folder.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const places = mkdtempSync(join(tmpdir(), 'plaza-notes-'));
vi.stubEnv('TMPDIR', places);

/** A file that rules judge by itself, and one that others refer to. */
const slot = 'slots/alba-clara.json';

/** Files count as settled a minute after they were written. */
const later = () => Date.now() + 60_000;

let acquired: AcquiredDatabase;
let database: Database;
let lastId = 2000;
beforeAll(async () => {
  acquired = await acquireDatabase('pglite');
  database = acquired.database;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await acquired.release();
  rmSync(places, { recursive: true });
});

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** A copy of the fixture, of a website of its own. */
function newFolder(): string {
  const folder = mkdtempSync(join(places, 'site-'));
  cpSync(fixtureFolder, folder, { recursive: true });
  lastId += 1;
  const website = join(folder, 'website.json');
  writeFileSync(website, JSON.stringify({ ...readJson(website), id: lastId }));
  return folder;
}

type Store = (content: SpooledContent) => Promise<ImportResult>;

const storeIn =
  (into: Database): Store =>
  async (content) =>
    (await importSpool(into, content)).result;

/** Imports as the command does. Returns the result, and how many entries were not read. */
async function importIt(
  folder: string,
  { version = '1', now = later(), store = storeIn(database) } = {},
) {
  const results: ImportResult[] = [];
  const skipped: number[] = [];
  await workOnFolder(folder, openFolderNotes(folder, { version, now }), async (content) => {
    skipped.push([...content.spool.entries.values()].filter(({ length }) => length === 0).length);
    await checkSpool(content.spool, folder);
    results.push(await store(content));
  });
  return { result: results[0], unread: skipped.at(-1) ?? 0, rounds: skipped.length };
}

/** The entries that the folder has unread after its second import: most of them. */
async function importTwice(folder: string) {
  await importIt(folder);
  const { unread, result } = await importIt(folder);
  expect(result).toMatchObject({ changed: false, entries: 52 });
  expect(unread).toBeGreaterThan(20);
  return unread;
}

const rename = (file: string, name: string) =>
  writeFileSync(file, JSON.stringify({ ...readJson(file), name }));

describe('an import of a folder that was imported before', () => {
  test('reads only the file that changed', async () => {
    const folder = newFolder();
    const all = await importTwice(folder);
    rename(join(folder, slot), 'Alba Nueva');
    const { result, unread } = await importIt(folder);
    expect(result?.folders).toEqual({ slots: { added: 0, changed: 1, removed: 0 } });
    expect(unread).toBe(all - 1);
  });

  test('reads a file that changed back', async () => {
    const folder = newFolder();
    await importTwice(folder);
    const before = readFileSync(join(folder, slot), 'utf8');
    rename(join(folder, slot), 'Alba Nueva');
    await importIt(folder);
    writeFileSync(join(folder, slot), before);
    const { result } = await importIt(folder);
    expect(result?.folders).toEqual({ slots: { added: 0, changed: 1, removed: 0 } });
  });

  test('reads content of the same size and modification time', async () => {
    const folder = newFolder();
    const file = join(folder, slot);
    await importTwice(folder);
    const { atime, mtime, size } = statSync(file);
    writeFileSync(file, readFileSync(file, 'utf8').replace('"Alba', '"Elba'));
    utimesSync(file, atime, mtime);
    expect(statSync(file)).toMatchObject({ size, mtime });
    const { result } = await importIt(folder);
    expect(result?.folders).toEqual({ slots: { added: 0, changed: 1, removed: 0 } });
  });

  test('reads files that were written within two seconds, or after now', async () => {
    const folder = newFolder();
    await importIt(folder, { now: Date.now() });
    expect(await importIt(folder, { now: Date.now() - 3_600_000 })).toMatchObject({ unread: 0 });
  });

  test('removes the entry of a deleted file, and looks for links to it in all of them', async () => {
    const folder = newFolder();
    await importTwice(folder);
    unlinkSync(join(folder, slot));
    const { result, rounds } = await importIt(folder);
    expect(result?.folders).toEqual({ slots: { added: 0, changed: 0, removed: 1 } });
    expect(result?.lostPaths?.map(({ path }) => path)).toEqual(['/juegos/alba-clara/']);
    expect(rounds).toBe(2);
  });

  test('finds a reference to a deleted entry in a file that is as it was', async () => {
    const folder = newFolder();
    await importTwice(folder);
    unlinkSync(join(folder, 'game-providers/luna-games.json'));
    await expect(importIt(folder)).rejects.toThrow('is not in game-providers');
  });

  test('finds a second entry with the id of one that is as it was', async () => {
    const folder = newFolder();
    await importTwice(folder);
    cpSync(join(folder, slot), join(folder, 'slots/zz-copy.json'));
    await expect(importIt(folder)).rejects.toThrow('is already used by slots/alba-clara.json');
  });

  test('applies the rules to what changed, and notes nothing of content that is refused', async () => {
    const folder = newFolder();
    await importTwice(folder);
    const text = readFileSync(join(folder, slot), 'utf8');
    rename(join(folder, slot), 'Lorem ipsum');
    for (const _ of [1, 2]) await expect(importIt(folder)).rejects.toThrow('unfinished-texts');
    writeFileSync(join(folder, slot), text);
    expect((await importIt(folder)).result).toMatchObject({ changed: false });
  });

  test('fills a database that has other content', async () => {
    const folder = newFolder();
    await importTwice(folder);
    const other = await acquireDatabase('pglite');
    try {
      const { result, rounds } = await importIt(folder, { store: storeIn(other.database) });
      expect(result).toMatchObject({ website: 'added', entries: 52 });
      expect(rounds).toBe(2);
    } finally {
      await other.release();
    }
  });

  test('reads everything for another version of the importer', async () => {
    const folder = newFolder();
    await importTwice(folder);
    expect(await importIt(folder, { version: '2' })).toMatchObject({ unread: 0 });
  });

  test('reads everything if its notes are cut off, and notes it again', async () => {
    const folder = newFolder();
    await importTwice(folder);
    const files = globSync(join(places, 'plaza-imports-*/*.jsonl'));
    expect(files).not.toEqual([]);
    for (const file of files) truncateSync(file, statSync(file).size - 10);
    expect(await importIt(folder)).toMatchObject({ result: { changed: false }, unread: 0 });
    await importTwice(folder);
  });

  test('two at once store the same content, and leave notes that hold', async () => {
    const folder = newFolder();
    await importTwice(folder);
    rename(join(folder, slot), 'Alba Nueva');
    const both = await Promise.all([importIt(folder), importIt(folder)]);
    expect(both.filter(({ result }) => result?.changed)).toHaveLength(1);
    expect((await importIt(folder)).result).toMatchObject({ changed: false });
  });

  test('never leaves out a symbolic link, whose target may change', async () => {
    const folder = newFolder();
    const target = join(folder, '.target.json');
    cpSync(join(folder, slot), target);
    unlinkSync(join(folder, slot));
    symlinkSync(target, join(folder, slot));
    lutimesSync(join(folder, slot), 1, 1);
    const all = await importTwice(folder);
    rename(target, 'Alba Nueva');
    const { result, unread } = await importIt(folder);
    expect(result?.folders).toEqual({ slots: { added: 0, changed: 1, removed: 0 } });
    expect(unread).toBe(all);
  });
});

describe('an import through a service that runs', () => {
  let service: TestService;
  let store: Store;
  beforeAll(async () => {
    service = await createTestService('pglite');
    await service.app.listen({ host: '127.0.0.1', port: 0 });
    store = async (content) => {
      const outcome = await importThroughService(service.settings.dataDir, content, {});
      if (!outcome) throw new Error('no service runs');
      return outcome.result;
    };
  });
  afterAll(() => service.stop());

  test('sends what changed, and all if the service needs more', async () => {
    const folder = newFolder();
    await importIt(folder, { store });
    rename(join(folder, slot), 'Alba Nueva');
    const edited = await importIt(folder, { store });
    expect(edited.result?.folders).toEqual({ slots: { added: 0, changed: 1, removed: 0 } });
    expect(edited).toMatchObject({ rounds: 1, result: { entries: 52 } });
    expect(edited.unread).toBeGreaterThan(20);
    unlinkSync(join(folder, slot));
    const removed = await importIt(folder, { store });
    expect(removed).toMatchObject({ rounds: 2, unread: 0 });
    expect(removed.result?.lostPaths).toHaveLength(1);
  });

  test('another machine must send every entry', async () => {
    const folder = newFolder();
    await importIt(folder);
    const notes = openFolderNotes(folder, { version: '1', now: later() });
    const { website, spool } = await spoolFolder(folder, notes);
    const lines = Readable.from(importLines({ website }, spoolLines(spool)), { objectMode: false });
    await expect(receiveImport(lines)).rejects.toThrow('folder');
    await spool.close();
  });
});
