import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, until } from '@plaza/testing';
import { sql } from 'drizzle-orm';
import type { Database, DatabaseEngine } from '../src/database/database.ts';
import { type DatabaseSettings, openDatabase } from '../src/database/open-database.ts';
import { acceptInvitation } from '../src/editor/login/invitations.ts';
import { makeOwner } from '../src/editor/login/make-owner.ts';
import { ownContent } from '../src/editor/ownership/own-content.ts';
import { importContent } from '../src/import/import-content.ts';
import { createDatabaseFactory } from '../testing/databases.ts';
import { editorUrl, testOperator } from '../testing/editor.ts';
import { fixtureFolder, readFixture } from '../testing/fixture-content.ts';
import { startServiceProcess } from '../testing/service-process.ts';
import { type Acknowledged, editUntil, login, type Version } from './edit-until.ts';

async function fill(settings: DatabaseSettings): Promise<void> {
  await withDatabase(settings, async (database) => {
    await importContent(database, await readFixture());
    const own = { websiteId: 900, owner: 'editor', folder: fixtureFolder, user: testOperator };
    await ownContent(database, own as Parameters<typeof ownContent>[1]);
    const { link } = await makeOwner(database, { ...login, name: 'Ana', user: testOperator });
    await acceptInvitation(database, { ...login, token: link.split('#')[1] ?? '' });
  });
}

async function withDatabase<T>(
  settings: DatabaseSettings,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(settings);
  return work(database).finally(() => database.close());
}

/** What serves an editor, of which parts are killed. */
export interface KillableEditor {
  /** Where its editor reaches it, whatever was killed. */
  readonly address: string;
  /** Ends a part with SIGKILL, and starts it again. */
  killOne(): Promise<void>;
  /** Ends everything, so that the database can be read. */
  close(): Promise<void>;
}

/** What the service acknowledged in all rounds, and what its database has after the last kill. */
export interface EditorKills {
  readonly published: readonly Version[];
  readonly saved: readonly string[];
  /** What an editor missed while it worked. */
  readonly lost: readonly string[];
  readonly versions: readonly Version[];
  readonly stored: Readonly<Record<string, unknown>> | undefined;
}

/** Kills parts repeatedly while an editor saves and publishes, then reads the rows of the database. */
export async function editorKillRounds(
  rounds: number,
  open: (settings: DatabaseSettings) => Promise<KillableEditor>,
  engine: DatabaseEngine,
): Promise<EditorKills> {
  const databases = await createDatabaseFactory(engine);
  const settings = await databases.fresh();
  await fill(settings);
  const editor = await open(settings);
  const acknowledged: Acknowledged = {
    ...{ saved: [], tried: [], published: [], lost: [] },
    ...{ isKilling: false, isRecovering: false },
  };
  try {
    await killWhileEditing(rounds, editor, acknowledged);
  } finally {
    await editor.close();
  }
  const rows = await withDatabase(settings, readRows);
  await databases.dispose();
  const { published, saved, lost } = acknowledged;
  return { published, saved, lost, ...rows };
}

async function killWhileEditing(
  rounds: number,
  editor: KillableEditor,
  acknowledged: Acknowledged,
): Promise<void> {
  const { published } = acknowledged;
  let isOver = false;
  const work = editUntil(() => isOver, editor.address, acknowledged);
  // Work that ends before its time failed.
  const failed = work.then(() => Promise.reject(new Error('The editor stopped early')));
  failed.catch(() => {});
  for (let round = 1; round <= rounds; round += 1) {
    const wanted = published.length + 1 + randomInt(3);
    await Promise.race([failed, until(() => published.length >= wanted, 60_000)]);
    await pause(randomInt(150));
    isOver = round === rounds;
    Object.assign(acknowledged, { isKilling: true, isRecovering: true });
    await editor.killOne();
    acknowledged.isKilling = false;
  }
  await work;
}

/** The service on its embedded database, which is killed with it; `env` names another database. */
export async function openKillableService(
  { dataDir }: DatabaseSettings,
  env: Readonly<Record<string, string>> = {},
): Promise<KillableEditor> {
  const port = await freePort();
  const start = () =>
    startServiceProcess({
      ...{ PLAZA_DATA_DIR: dataDir, LEADS_SERVICE_PORT: `${port}` },
      ...{ EDITOR_URL: editorUrl, MAX_EVENT_LOOP_DELAY: '0', ...env },
    });
  let service = await start();
  return {
    address: service.address,
    async killOne() {
      await service.end('SIGKILL');
      service = await start();
    },
    close: async () => void (await service.end('SIGTERM')),
  };
}

async function readRows({ orm }: Database): Promise<Pick<EditorKills, 'versions' | 'stored'>> {
  const { rows: versions } = await orm.execute<{ title: string; version: number }>(sql`
    select text::json ->> 'title' as title, version::float8 as version from content_versions
    where id = 'post-1' and folder = 'posts' order by version`);
  const { rows: stored } = await orm.execute<Record<string, unknown>>(sql`
    select body ->> 'title' as title,
      (select content_version::float8 from websites) as version,
      (select max(version)::float8 from content_imports) as recorded,
      (select text::json ->> 'title' from content_drafts) as draft,
      (select count(*)::int from editor_audit where action = 'publish') as acts
    from content_entities where id = 'post-1' and folder = 'posts' and locale = 'es-ES'`);
  return { versions, stored: stored[0] };
}

/** What was lost or is half there; empty if nothing is. */
export function editorKillErrors(kills: EditorKills): string[] {
  const { saved, published, lost, versions, stored } = kills;
  const has = (version: Version) =>
    versions.some((each) => each.version === version.version && each.title === version.title);
  const last = versions.at(-1);
  const lastSaved = saved.at(-1);
  const isKept = [...versions.map(({ title }) => title), stored?.draft].includes(lastSaved);
  return [
    ...lost,
    ...published.filter((each) => !has(each)).map(({ title }) => `lost the publication ${title}`),
    ...(isKept ? [] : [`lost the saved ${lastSaved}`]),
    ...(stored?.title === last?.title ? [] : ['the entry is not of the last version']),
    ...(stored?.version === last?.version ? [] : ['the website is not of the last version']),
    ...(stored?.recorded === last?.version ? [] : ['the last version has no record']),
    // One version is of the hand-over.
    ...(stored?.acts === versions.length - 1 ? [] : ['the audit has other publications']),
  ];
}
