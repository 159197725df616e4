import { randomInt } from 'node:crypto';
import type { EditorEntry } from '@plaza/contract/editor';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
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

vi.setConfig({ testTimeout: 300_000 });

const rounds = 4;
const login = { email: 'ana@editor.example', password: 'correct horse battery' };
const address = '/website/900/editor/drafts/posts/es-ES/post-1';

/** What the service has acknowledged. */
interface Acknowledged {
  readonly saved: string[];
  readonly published: { readonly title: string; readonly version: number }[];
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

/** Saves and publishes until the connection breaks. */
async function publishUntilKilled(base: string, { saved, published }: Acknowledged) {
  const signedIn = await fetch(`${base}/editor/auth/sign-in/email`, {
    ...{ method: 'POST', body: JSON.stringify(login) },
    headers: { origin: editorUrl, 'content-type': 'application/json' },
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${base}${path}`, {
      ...{ method, headers: { cookie, origin: editorUrl, 'content-type': 'application/json' } },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.status).toBe(200);
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

test(`kill -9 during ${rounds} rounds of saving and publishing loses and halves nothing`, async () => {
  const databases = await createDatabaseFactory('pglite');
  const settings = await databases.fresh();
  await fill(settings);
  const acknowledged: Acknowledged = { saved: [], published: [] };
  for (let round = 0; round < rounds; round += 1) {
    const service = await startServiceProcess({
      ...{ PLAZA_DATA_DIR: settings.dataDir, EDITOR_URL: editorUrl, MAX_EVENT_LOOP_DELAY: '0' },
    });
    const before = acknowledged.published.length;
    const work = publishUntilKilled(service.address, acknowledged).catch((error: Error) => error);
    await vi.waitFor(
      () => expect(acknowledged.published.length).toBeGreaterThan(before + randomInt(3)),
      { timeout: 60_000, interval: 1 },
    );
    await new Promise((done) => setTimeout(done, randomInt(150)));
    await service.end('SIGKILL');
    // The connection broke; an answer that was not expected is an error of its own.
    expect(await work).toMatchObject({ name: 'TypeError' });
  }
  const state = await withDatabase(settings, async ({ orm }) => {
    const { rows } = await orm.execute<{ title: string; version: number }>(sql`
      select text::json ->> 'title' as title, version::float8 as version from content_versions
      where id = 'post-1' and folder = 'posts' order by version`);
    const { rows: stored } = await orm.execute<Record<string, unknown>>(sql`
      select body ->> 'title' as title,
        (select content_version::float8 from websites) as version,
        (select max(version)::float8 from content_imports) as recorded,
        (select text::json ->> 'title' from content_drafts) as draft,
        (select count(*)::int from editor_audit where action = 'publish') as acts
      from content_entities where id = 'post-1' and folder = 'posts' and locale = 'es-ES'`);
    return { versions: rows, stored: stored[0] };
  });
  const last = state.versions.at(-1);
  expect(state.versions).toEqual(expect.arrayContaining(acknowledged.published));
  expect(state.stored).toMatchObject({
    ...{ title: last?.title, version: last?.version, recorded: last?.version },
    // One version is of the hand-over.
    acts: state.versions.length - 1,
  });
  const kept = [...state.versions.map(({ title }) => title), state.stored?.draft];
  expect(kept).toContain(acknowledged.saved.at(-1));
  await databases.dispose();
});
