import type { EditorEntryKey } from '@plaza/contract/editor';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createEditorService,
  type EditorClient,
  grantOf,
  previewSecret,
  signInEditor,
} from '../../testing/editor.ts';
import type { TestService } from '../../testing/test-service.ts';
import { publishEntries } from './publish-entries.ts';
import { publishScheduled } from './schedule/publish-scheduled.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

type Fields = Record<string, unknown>;

describe('editing', () => {
  let service: TestService;
  let ana: EditorClient;
  let luis: EditorClient;

  beforeAll(async () => {
    service = await createEditorService('postgres', {}, true);
    ana = await signInEditor(service, 'ana', [grantOf('owner')]);
    luis = await signInEditor(service, 'luis', [grantOf('owner')]);
  });
  afterAll(() => service?.stop());

  const at = ({ folder, locale, id }: EditorEntryKey) => `/drafts/${folder}/${locale || '-'}/${id}`;
  const key = (folder: EditorEntryKey['folder'], id: string, locale = 'es-ES') => ({
    ...{ folder, locale, id },
  });
  /** Saves a change of an entry, or of a copy of another one; null removes it. */
  async function save(of: EditorEntryKey, change: Fields | null, from = of) {
    const { body: known } = await ana.call('GET', at(of));
    const { body: source } = await ana.call('GET', at(from));
    const fields = JSON.parse(source.draft?.text ?? source.published.text);
    const saved = await ana.call('PUT', at(of), {
      text: change && `${JSON.stringify({ ...fields, ...change }, null, 2)}\n`,
      baseVersion: known.published?.version ?? 0,
      draftVersion: known.draft?.version ?? 0,
    });
    expect(saved).toMatchObject({ status: 200 });
    return { ...of, draftVersion: saved.body.draft.version as number };
  }
  const approve = async (...entries: object[]) => {
    await ana.call('POST', '/review', { action: 'request', entries });
    return luis.call('POST', '/review', { action: 'approve', entries });
  };
  const publish = (entries: object[], more: Fields = {}) =>
    ana.call('POST', '/publish', { entries, reason: 'a test', ...more });
  const read = (path: string) => service.app.inject(`/website/900/api/content/${path}`);
  const preview = (path: string) =>
    service.app.inject({
      url: `/draft/website/900/api/content/${path}`,
      headers: { authorization: `Bearer ${previewSecret}` },
    });
  const discard = ({ draftVersion, ...of }: EditorEntryKey & { draftVersion: number }) =>
    ana.call('DELETE', `${at(of)}?draftVersion=${draftVersion}`);

  /**
   * Has what waits published, by two at once.
   *
   * @returns the outcomes; none if the service, which the scheduling has woken, was first
   */
  async function publishDue(change = sql``) {
    await service.database.batches.execute(sql`
      update content_schedule set ${change} next_attempt_at = now() - interval '1 minute'
      where state = 'waiting'`);
    const publishers = [publishScheduled(service.database), publishScheduled(service.database)];
    const outcomes = await Promise.all(publishers);
    await vi.waitFor(async () => {
      const { body } = await ana.call('GET', '/schedule');
      expect(body.schedule).not.toContainEqual(expect.objectContaining({ state: 'waiting' }));
    }, 10_000);
    return outcomes.flat();
  }
  /** What became of a publication. */
  async function planned({ scheduleId }: Fields) {
    const { body } = await luis.call('GET', '/schedule');
    return body.schedule.find(({ id }: Fields) => id === scheduleId);
  }

  it('publishes nothing that nobody else approved', async () => {
    const seen = await save(key('posts', 'post-2'), { title: 'Nuevo' });
    expect(await publish([seen])).toMatchObject({
      status: 409,
      body: { title: expect.stringMatching(/approval/) },
    });
    await ana.call('POST', '/review', { action: 'request', entries: [seen] });
    const own = await ana.call('POST', '/review', { action: 'approve', entries: [seen] });
    expect(own).toMatchObject({
      status: 403,
      body: { detail: expect.stringMatching(/^Somebody else must approve/) },
    });
    const silent = await luis.call('POST', '/review', { action: 'reject', entries: [seen] });
    expect(silent.status).toBe(400);
    const rejected = await luis.call('POST', '/review', {
      ...{ action: 'reject', entries: [seen], comment: 'Falta la fuente' },
    });
    expect(rejected.body.entries[0].draft).toMatchObject({
      ...{ state: 'rejected', comment: 'Falta la fuente', reviewer: { name: 'luis' } },
    });
    const again = await save(key('posts', 'post-2'), { title: 'Nuevo, con fuente' });
    expect((await approve(again)).body.entries[0].draft.state).toBe('approved');
    const edited = await save(key('posts', 'post-2'), { title: 'Cambiado después' });
    expect(await publish([edited])).toMatchObject({ status: 409 });
    await discard(edited);
  });

  it('publishes a set at once or not at all, and keeps the drafts that are refused', async () => {
    const good = await save(key('posts', 'post-2'), { title: 'Bueno' });
    const bad = await save(key('posts', 'post-1'), { authorId: 'nobody', relatedPostIds: [] });
    await approve(good, bad);
    const refused = await publish([good, bad]);
    expect(refused).toMatchObject({
      status: 422,
      body: {
        refused: [
          {
            entry: { id: 'post-1' },
            findings: [{ path: ['authorId'], message: expect.stringMatching(/nobody/) }],
          },
        ],
      },
    });
    expect((await read('posts/post-2?locale=es-ES')).body).not.toContain('Bueno');
    const { body } = await ana.call('GET', at(good));
    expect(body.draft).toMatchObject({ version: good.draftVersion, state: 'approved' });
    await discard(bad);
    expect((await publish([good])).status).toBe(200);
  });

  it('moves a page, previews it before, redirects after, and refuses what links would lose', async () => {
    const paths = async (from: typeof read) =>
      (await from('paths?size=1000')).json() as {
        path: string;
        removed?: true;
        movedTo?: string;
      }[];
    const moved = await save(key('posts', 'post-2'), { path: '/guias/otra/' });
    const { headers } = await preview('paths');
    const since = await preview(`paths?since=${headers['content-version']}`);
    expect([since.body, since.headers['content-version']]).toEqual([
      '[]',
      headers['content-version'],
    ]);
    expect(await paths(preview)).toContainEqual(expect.objectContaining({ path: '/guias/otra/' }));
    expect(await paths(read)).not.toContainEqual(expect.objectContaining({ path: '/guias/otra/' }));
    await approve(moved);
    expect((await publish([moved])).status).toBe(200);
    expect(await paths(read)).toContainEqual(
      expect.objectContaining({ removed: true, movedTo: '/guias/otra/' }),
    );
    const older = await preview(`paths?since=${headers['content-version']}`);
    expect(Number(older.headers['content-version'])).toBe(0);
    const removed = await save(key('authors', 'author-1'), null);
    await approve(removed);
    expect(await publish([removed])).toMatchObject({ status: 422 });
    await discard(removed);
  });

  it('adds an entry and removes it; both are versions, and the old text comes back', async () => {
    const of = key('glossary-terms', 'nuevo');
    const { body: terms } = await ana.call('GET', '/entries?folder=glossary-terms&locale=es-ES');
    const from = key('glossary-terms', terms.entries[0].id);
    const term = { id: 'nuevo', slug: 'nuevo', term: 'Nuevo', relatedTermIds: [] };
    const twice = await save(of, { ...term, slug: undefined }, from);
    await discard(twice);
    const added = await save(of, term, from);
    await approve(added);
    expect((await publish([added])).status).toBe(200);
    const removed = await save(of, null);
    expect((await preview('glossary-terms?locale=es-ES')).body).not.toContain('"nuevo"');
    await approve(removed);
    expect((await publish([removed])).status).toBe(200);
    const { body: known } = await ana.call('GET', `/versions/glossary-terms/es-ES/nuevo`);
    expect(known.versions.map(({ isRemoval }: Fields) => isRemoval)).toEqual([true, false]);
    const [, first] = known.versions;
    const restore = { entry: of, version: first.version };
    expect((await ana.call('POST', '/restore', { ...restore, baseVersion: 7 })).status).toBe(409);
    expect((await ana.call('POST', '/restore', { ...restore, baseVersion: 0 })).status).toBe(200);
    const { body } = await ana.call('GET', `/versions/glossary-terms/es-ES/nuevo`);
    expect(body.versions[0]).toMatchObject({ source: 'restore', publishedBy: { name: 'ana' } });
  });

  it('publishes at a time, late if it was missed, and says why it could not', async () => {
    const seen = await save(key('posts', 'post-1'), { title: 'A su hora' });
    await approve(seen);
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const past = await publish([seen], { at: '2020-01-01T00:00:00Z' });
    expect(past.status).toBe(400);
    const scheduled = await publish([seen], { at: publishAt });
    expect(scheduled).toMatchObject({ status: 200, body: { publishAt } });
    expect((await discard(seen)).status).toBe(409);
    expect(await publishScheduled(service.database)).toEqual([]);
    const versions = async () =>
      (await ana.call('GET', '/versions/posts/es-ES/post-1')).body.versions.length as number;
    const before = await versions();
    const outcomes = await publishDue(sql`publish_at = now() - interval '1 hour',`);
    expect(outcomes.length).toBeLessThan(2);
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ late: expect.any(Number), published: {} });
    // Whoever was first, it was published once.
    expect(await versions()).toBe(before + 1);
    expect((await read('posts/post-1?locale=es-ES')).body).toContain('A su hora');
    expect((await ana.call('GET', '/schedule')).body.schedule).toMatchObject([
      { state: 'published' },
    ]);
  });

  it('fails a publication whose content is not valid any more, and cancels one', async () => {
    const seen = await save(key('posts', 'post-1'), { reviewerId: 'nobody' });
    await approve(seen);
    const plan = { at: new Date(Date.now() + 3_600_000).toISOString() };
    const { body: first } = await publish([seen], plan);
    expect((await ana.call('DELETE', `/schedule/${first.scheduleId}`)).status).toBe(200);
    expect((await ana.call('DELETE', `/schedule/${first.scheduleId}`)).status).toBe(404);
    const { body: known } = await ana.call('GET', at(seen));
    expect(known.draft.state).toBe('draft');
    await approve(seen);
    const { body: second } = await publish([seen], plan);
    await publishDue();
    expect(await planned(second)).toMatchObject({
      state: 'failed',
      message: expect.stringMatching(/nobody/),
    });
    const { body } = await ana.call('GET', at(seen));
    expect(body.draft.state).toBe('draft');
    await discard(seen);
  });

  it('publishes nothing for somebody who may not any more', async () => {
    const seen = await save(key('posts', 'post-1'), { title: 'De quien se fue' });
    await approve(seen);
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const grants = (role: string) =>
      luis.call('PUT', '/grants', { userId: ana.userId, grants: [{ locale: '*', role }] });
    const { body: plan } = await publish([seen], { at });
    expect((await grants('writer')).status).toBe(200);
    await publishDue();
    expect(await planned(plan)).toMatchObject({
      ...{ state: 'failed', message: 'ana may not publish this any more' },
    });
    await grants('owner');
    await discard(seen);
  });

  it('lets one of two editors who save at once win, and gives the other both texts', async () => {
    const of = key('posts', 'post-2');
    const { body: known } = await ana.call('GET', at(of));
    const base = { baseVersion: known.published.version, draftVersion: 0 };
    const texts = ['{"a":1}', '{"b":2}', '{"c":3}', '{"d":4}'];
    const saved = await Promise.all(
      texts.map((text) => luis.call('PUT', at(of), { text, ...base })),
    );
    const won = saved.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    for (const [index, { status, body }] of saved.entries())
      if (status !== 200)
        expect([status, body.current.draft.text, body.yours]).toEqual([
          ...[409, won[0]?.body.draft.text, texts[index]],
        ]);
    const published = await preview('posts/post-2?locale=es-ES');
    expect(published.statusCode).toBe(200);
    await discard({ ...of, draftVersion: won[0]?.body.draft.version });
  });

  it('takes no entry in a locale that the website does not have', async () => {
    const address = '/drafts/posts/fi-FI/uusi';
    const wanted = { text: '{}', baseVersion: 0, draftVersion: 0 };
    expect(await ana.call('PUT', address, wanted)).toMatchObject({
      status: 400,
      body: { detail: 'Website 900 has no locale fi-FI' },
    });
    const removal = { ...wanted, text: null };
    expect((await ana.call('PUT', '/drafts/posts/es-ES/nada', removal)).status).toBe(400);
  });

  it('publishes once if two publish at once', async () => {
    const seen = await save(key('posts', 'post-2'), { title: 'Una vez' });
    await approve(seen);
    const answers = await Promise.all([publish([seen]), publish([seen]), publish([seen])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('leaves everything as it was if the connection breaks in the middle of a publication', async () => {
    const seen = await save(key('posts', 'post-2'), { title: 'A medias' });
    await approve(seen);
    const state = async () => {
      const { rows } = await service.database.batches.execute(sql`
        select (select content_version from websites where id = 900) as version,
          (select count(*) from content_versions) as versions,
          (select count(*) from editor_audit) as acts, (select count(*) from content_drafts) as drafts`);
      return rows;
    };
    const before = await state();
    const { batches } = service.database;
    await batches.execute(sql`
      create function break_here() returns trigger language plpgsql as
        'begin raise exception ''broken''; end'`);
    await batches.execute(sql`
      create trigger broken before insert on editor_audit execute function break_here()`);
    const user = { id: ana.userId, name: 'ana', email: 'ana@editor.example' };
    const publishing = publishEntries(service.database, {
      ...{ websiteId: 900, user, entries: [seen], reason: 'a test' },
    });
    await expect(publishing).rejects.toThrow();
    await batches.execute(sql`drop function break_here cascade`);
    expect(await state()).toEqual(before);
    expect((await publish([seen])).status).toBe(200);
  });

  it('keeps what was published and done: no statement changes or deletes it', async () => {
    for (const table of ['content_versions', 'editor_audit']) {
      const name = sql.identifier(table);
      for (const statement of [
        sql`update ${name} set website_id = 1`,
        sql`delete from ${name}`,
        sql`truncate ${name}`,
      ])
        await expect(service.database.batches.execute(statement)).rejects.toThrow();
    }
  });
});
