import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createEditorService,
  type EditorClient,
  grantOf,
  previewSecret,
  signInEditor,
} from '../../testing/editor.ts';
import { fixtureFolder } from '../../testing/fixture-content.ts';
import type { TestService } from '../../testing/test-service.ts';
import { databaseEngines } from '../database/database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const file = (name: string) => readFile(join(fixtureFolder, name), 'utf8');
const post = '/drafts/posts/es-ES/post-1';

describe.each(databaseEngines)('drafts on %s', (engine) => {
  let service: TestService;
  let ana: EditorClient;
  let luis: EditorClient;

  beforeAll(async () => {
    service = await createEditorService(engine);
    ana = await signInEditor(service, 'ana', [grantOf('owner')]);
    luis = await signInEditor(service, 'luis', [grantOf('publisher')]);
  });
  afterAll(() => service?.stop());

  const publicBody = async (path: string) => {
    const answer = await service.app.inject(`/website/900/api/content/${path}`);
    return answer.body;
  };
  const draftAnswer = (path: string, authorization = `Bearer ${previewSecret}`) =>
    service.app.inject({ url: `/draft/website/900/api/${path}`, headers: { authorization } });

  it('tells who is signed in, and what they may do', async () => {
    const { body } = await ana.request({ url: '/editor/session' });
    expect(body).toMatchObject({
      user: { name: 'ana', email: 'ana@editor.example' },
      grants: [{ websiteId: 900, locale: '*', role: 'owner' }],
      websites: [
        { id: 900, owner: 'editor', needsApproval: false, pathPrefixes: { 'sv-SE': 'se' } },
      ],
    });
  });

  it('opens the text of the file, and lists entries by what they are', async () => {
    const { body: entries } = await ana.call('GET', '/entries?folder=posts&size=1');
    expect(entries).toMatchObject({ total: expect.any(Number), entries: [{ folder: 'posts' }] });
    const [{ locale, id }] = entries.entries;
    const { body } = await ana.call('GET', `/drafts/posts/${locale}/${id}`);
    expect(body.published.text).toBe(await file(body.file));
    expect(body.draft).toBeNull();
  });

  it('saves a draft that the public API does not know, publishes it, and keeps the text', async () => {
    const { body: opened } = await ana.call('GET', post);
    const text = opened.published.text.replace(/"title": "[^"]*"/, '"title": "Zanahorias"');
    const base = { baseVersion: opened.published.version, draftVersion: 0 };
    const saved = await ana.call('PUT', post, { text, ...base });
    expect(saved).toMatchObject({ status: 200, body: { draft: { text, state: 'draft' } } });
    expect(await publicBody('posts/post-1?locale=es-ES')).not.toContain('Zanahorias');
    const preview = await draftAnswer('content/posts/post-1?locale=es-ES');
    expect(preview.json().title).toBe('Zanahorias');
    expect(preview.headers['cache-control']).toBe('private, no-store');
    expect((await draftAnswer('content/post-summaries?locale=es-ES')).body).toContain('Zanahorias');

    const stale = await luis.call('PUT', post, { text: opened.published.text, ...base });
    expect(stale).toMatchObject({
      status: 409,
      body: { current: { draft: { text } }, yours: opened.published.text },
    });

    const { version: draftVersion } = saved.body.draft;
    const entry = { folder: 'posts', locale: 'es-ES', id: 'post-1', draftVersion };
    const published = await luis.call('POST', '/publish', { entries: [entry], reason: 'a test' });
    expect(published).toMatchObject({ status: 200, body: { version: expect.any(Number) } });
    expect(await publicBody('posts/post-1?locale=es-ES')).toContain('Zanahorias');
    const { body: after } = await ana.call('GET', post);
    expect(after).toMatchObject({ draft: null, published: { text } });
    expect(after.published.version).toBe(published.body.version);
    const { body: audit } = await ana.call('GET', '/audit?entry=post-1');
    expect(audit.rows.map(({ action }: { action: string }) => action)).toEqual([
      ...['publish', 'draft.save'],
    ]);
  });

  it('saves drafts together or not at all, and reads them together', async () => {
    const keys = ['post-1', 'post-2'].map((id) => ({ folder: 'posts', locale: 'es-ES', id }));
    const { body: read } = await luis.call('POST', '/drafts', { entries: keys });
    const drafts = read.entries.map(
      (
        { published, draft }: { published: { version: number }; draft?: { version: number } },
        index: number,
      ) => ({
        ...{ entry: keys[index], text: `{"together":${index}}` },
        ...{ baseVersion: published.version, draftVersion: draft?.version ?? 0 },
      }),
    );
    const [first, second] = drafts;
    const stale = [first, { ...second, draftVersion: second.draftVersion + 1 }];
    const refused = await luis.call('PUT', '/drafts', { drafts: stale });
    expect([refused.status, refused.body.current.id]).toEqual([409, 'post-2']);
    expect((await luis.call('POST', '/drafts', { entries: keys })).body).toEqual(read);
    const saved = await luis.call('PUT', '/drafts', { drafts });
    expect(saved.body.entries.map(({ draft }: { draft: { text: string } }) => draft.text)).toEqual([
      ...['{"together":0}', '{"together":1}'],
    ]);
    // The second of the same two has seen what is no longer there.
    expect((await ana.call('PUT', '/drafts', { drafts })).status).toBe(409);
    const foreign = await signInEditor(service, 'foreign', [grantOf('writer', 'sv-SE')]);
    expect((await foreign.call('PUT', '/drafts', { drafts })).status).toBe(403);
    expect((await foreign.call('POST', '/drafts', { entries: keys })).status).toBe(403);
    expect((await luis.call('PUT', '/drafts', { drafts: [] })).status).toBe(400);
  });

  it('lists what is missing in a locale, until its translation is begun', async () => {
    const keysOf = async (query: string) => {
      const { body } = await ana.call('GET', `/entries?size=200&${query}`);
      return body.entries.map(
        ({ folder, id }: { folder: string; id: string }) => `${folder}/${id}`,
      );
    };
    const [spanish, swedish] = [await keysOf('locale=es-ES'), await keysOf('locale=sv-SE')];
    const missing = await keysOf('locale=es-ES&missingIn=sv-SE');
    expect(missing).toEqual(spanish.filter((key: string) => !swedish.includes(key)));
    expect(missing).toContain('posts/post-2');
    await ana.call('PUT', '/drafts/posts/sv-SE/post-2', {
      ...{ text: '{}', baseVersion: 0, draftVersion: 0 },
    });
    expect(await keysOf('locale=es-ES&missingIn=sv-SE')).not.toContain('posts/post-2');
    const writer = await signInEditor(service, 'spanish', [grantOf('writer', 'es-ES')]);
    expect((await writer.call('GET', '/entries?missingIn=sv-SE')).status).toBe(403);
  });
});
