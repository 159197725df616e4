import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { EditorEntry } from '@plaza/contract/editor';
import { until } from '@plaza/testing';
import { sql } from 'drizzle-orm';
import type { Database } from '../src/database/database.ts';
import { type DatabaseSettings, openDatabase } from '../src/database/open-database.ts';
import { acceptInvitation } from '../src/editor/login/invitations.ts';
import { makeOwner } from '../src/editor/login/make-owner.ts';
import { ownContent } from '../src/editor/ownership/own-content.ts';
import { importContent } from '../src/import/import-content.ts';
import { createDatabaseFactory } from '../testing/databases.ts';
import { editorUrl, testOperator } from '../testing/editor.ts';
import { fixtureFolder, readFixture } from '../testing/fixture-content.ts';
import { startServiceProcess } from '../testing/service-process.ts';

const login = { email: 'ana@editor.example', password: 'correct horse battery' };
const address = '/website/900/editor/drafts/posts/es-ES/post-1';

interface Version {
  readonly title: string;
  readonly version: number;
}

/** What the service has acknowledged. */
interface Acknowledged {
  readonly saved: string[];
  readonly published: Version[];
  /** Of the session, which outlives the service. */
  cookie: string | undefined;
}

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

async function signIn(base: string): Promise<string> {
  const signedIn = await fetch(`${base}/editor/auth/sign-in/email`, {
    ...{ method: 'POST', body: JSON.stringify(login) },
    headers: { origin: editorUrl, 'content-type': 'application/json' },
  });
  return signedIn.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
}

/** Saves and publishes until the connection breaks. */
async function publishUntilKilled(base: string, acknowledged: Acknowledged): Promise<never> {
  const { saved, published } = acknowledged;
  acknowledged.cookie ??= await signIn(base);
  const { cookie } = acknowledged;
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${base}${path}`, {
      ...{ method, headers: { cookie, origin: editorUrl, 'content-type': 'application/json' } },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return answer.json() as Promise<T>;
  };
  for (;;) {
    const known = await call<EditorEntry>('GET', address);
    const title = `Ronda ${saved.length + randomInt(1_000_000)}`;
    const text = known.published?.text.replace(/"title": "[^"]*"/, `"title": "${title}"`);
    const { draft } = await call<EditorEntry>('PUT', address, {
      ...{ text, baseVersion: known.published?.version, draftVersion: known.draft?.version ?? 0 },
    });
    saved.push(title);
    const entry = { folder: 'posts', locale: 'es-ES', id: 'post-1', draftVersion: draft?.version };
    const { version } = await call<{ version: number }>('POST', '/website/900/editor/publish', {
      ...{ entries: [entry], reason: 'a test' },
    });
    published.push({ title, version });
  }
}

/** What the service acknowledged in all rounds, and what its database has after the last kill. */
export interface EditorKills {
  readonly saved: readonly string[];
  readonly published: readonly Version[];
  readonly versions: readonly Version[];
  readonly stored: Readonly<Record<string, unknown>> | undefined;
}

/** Kills a service repeatedly on the same database while an editor saves and publishes, then reads its rows. */
export async function editorKillRounds(rounds: number): Promise<EditorKills> {
  const databases = await createDatabaseFactory('pglite');
  const settings = await databases.fresh();
  await fill(settings);
  const acknowledged: Acknowledged = { saved: [], published: [], cookie: undefined };
  for (let round = 0; round < rounds; round += 1) await killOnce(settings.dataDir, acknowledged);
  const rows = await withDatabase(settings, readRows);
  await databases.dispose();
  const { saved, published } = acknowledged;
  return { saved, published, ...rows };
}

async function killOnce(dataDir: string, acknowledged: Acknowledged): Promise<void> {
  const service = await startServiceProcess({
    ...{ PLAZA_DATA_DIR: dataDir, EDITOR_URL: editorUrl, MAX_EVENT_LOOP_DELAY: '0' },
  });
  const wanted = acknowledged.published.length + 1 + randomInt(3);
  const work = publishUntilKilled(service.address, acknowledged).catch((error: Error) => error);
  // Work that ends before the kill failed.
  let ended = false;
  work.finally(() => {
    ended = true;
  });
  await until(() => ended || acknowledged.published.length >= wanted, 60_000);
  await pause(randomInt(150));
  await service.end('SIGKILL');
  const error = await work;
  // The connection broke; an answer that was not expected is an error of its own.
  if (error.name !== 'TypeError') throw error;
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
export function editorKillErrors({ saved, published, versions, stored }: EditorKills): string[] {
  const has = (version: Version) =>
    versions.some((each) => each.version === version.version && each.title === version.title);
  const last = versions.at(-1);
  const lastSaved = saved.at(-1);
  const isKept = [...versions.map(({ title }) => title), stored?.draft].includes(lastSaved);
  return [
    ...published.filter((each) => !has(each)).map(({ title }) => `lost the publication ${title}`),
    ...(isKept ? [] : [`lost the saved ${lastSaved}`]),
    ...(stored?.title === last?.title ? [] : ['the entry is not of the last version']),
    ...(stored?.version === last?.version ? [] : ['the website is not of the last version']),
    ...(stored?.recorded === last?.version ? [] : ['the last version has no record']),
    // One version is of the hand-over.
    ...(stored?.acts === versions.length - 1 ? [] : ['the audit has other publications']),
  ];
}
