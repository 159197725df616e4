import { EDITOR_OPERATIONS } from '@plaza/contract/editor';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createEditorService,
  type EditorClient,
  editorUrl,
  grantOf,
  previewSecret,
  signInEditor,
} from '../../testing/editor.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const entry = { folder: 'posts', locale: 'es-ES', id: 'post-1' };

/** A right request of each operation on an entry in Spanish. */
const bodies: Readonly<Record<string, object>> = {
  drafts: { entries: [entry] },
  saveDrafts: { drafts: [{ entry, text: '{}', baseVersion: 0, draftVersion: 0 }] },
  changePicture: { alt: { locale: 'es-ES', text: 'Un olivar' } },
  saveDraft: { text: '{}', baseVersion: 0, draftVersion: 0 },
  check: { entry, text: '{}' },
  review: { action: 'approve', entries: [{ ...entry, draftVersion: 1 }] },
  publish: { entries: [{ ...entry, draftVersion: 1 }] },
  restore: { entry, version: 1, baseVersion: 1 },
  sharePreview: { path: '/' },
  checkRedirect: { locale: 'es-ES', path: '/antes/', to: null },
  putRedirect: { locale: 'es-ES', path: '/antes/', to: null, baseVersion: 0 },
  putGrants: { userId: 'u', grants: [] },
  invite: {
    ...{ email: 'eve@editor.example', name: 'Eve' },
    grants: [{ locale: '*', role: 'owner' }],
  },
};

const queries: Readonly<Record<string, string>> = {
  discardDraft: '?draftVersion=1',
  addPicture: '?name=a.jpg&locale=es-ES&alt=Un%20olivar',
};

/** The address of every operation, with the Spanish entry. */
const requests = Object.entries(EDITOR_OPERATIONS).map(([name, { method, path }]) => ({
  ...{ name, method },
  path: `${path
    .replace('{folder}/{locale}/{entry}', 'posts/es-ES/post-1')
    .replace('{picture}', `${'0'.repeat(32)}-1x1`)
    .replace('{version}', '1')
    .replace('{locale}', 'es-ES')
    .replace(
      /\{(?:scheduleId|linkId)\}/,
      '0198c5f2-5b7e-7000-8000-000000000001',
    )}${queries[name] ?? ''}`,
  body: bodies[name],
}));

describe('access to the editor', () => {
  let service: TestService;
  let clients: Record<'stranger' | 'swedish' | 'writer', EditorClient>;

  beforeAll(async () => {
    service = await createEditorService('postgres');
    clients = {
      stranger: await signInEditor(service, 'stranger', []),
      swedish: await signInEditor(service, 'swedish', [grantOf('owner', 'sv-SE')]),
      writer: await signInEditor(service, 'writer', [grantOf('writer', 'es-ES')]),
    };
  });
  afterAll(() => service?.stop());

  it.each(requests)('answers $method $path to those alone who have a grant', async (request) => {
    const { name, method, path, body } = request;
    const url = `/website/900/editor${path}`;
    const call = (headers: Record<string, string>) =>
      service.app.inject({ ...{ method, url, headers }, ...(body && { payload: body }) });
    const statusOf = async (client: EditorClient, at = url) =>
      (await client.request({ ...{ method, url: at }, ...(body && { payload: body }) })).status;
    expect((await call({ origin: editorUrl })).statusCode).toBe(401);
    expect((await call({ origin: editorUrl, cookie: 'editor.session_token=x.y' })).statusCode).toBe(
      401,
    );
    const isRead = method === 'GET';
    for (const origin of ['https://elsewhere.example', 'null', `${editorUrl}.evil.example`])
      expect((await call({ origin, cookie: clients.writer.cookie })).statusCode === 403).toBe(
        !isRead || ['audit', 'grants'].includes(name),
      );
    expect(await statusOf(clients.stranger)).toBe(404);
    for (const website of ['1', '0', '-1', '900.5', '9'.repeat(30), "900'--", '%00'])
      expect([400, 404]).toContain(
        await statusOf(clients.writer, url.replace('/900/', `/${website}/`)),
      );
    const ofPreview = ['preview', 'previewLinks', 'sharePreview'];
    const isOfWebsite = [
      ...['entries', 'schedule', 'audit', 'grants', 'media', 'thumbnail', 'deletePicture'],
      ...['redirects'],
      ...ofPreview,
    ].includes(name);
    // A picture is of the whole website; its words are of locales.
    const isCancelled = ['cancelSchedule', 'revokePreview'].includes(name);
    if (!isOfWebsite) expect(await statusOf(clients.swedish)).toBe(isCancelled ? 404 : 403);
    const mayWrite = [
      ...['entries', 'draft', 'saveDraft', 'discardDraft', 'check', 'schedule'],
      ...[
        'redirects',
        'checkRedirect',
        'interfaceTexts',
        'touched',
        'versions',
        'version',
        'review',
        'drafts',
        'saveDrafts',
      ],
      ...['media', 'thumbnail', 'addPicture', 'changePicture', 'deletePicture'],
      ...[...ofPreview, 'revokePreview'],
    ].includes(name);
    if (!mayWrite) expect(await statusOf(clients.writer)).toBe(403);
    else if (name === 'review') expect(await statusOf(clients.writer)).toBe(403);
    else expect(await statusOf(clients.writer)).not.toBe(403);
  });

  it('lists entries, the audit and the schedule of granted locales alone', async () => {
    const { body } = await clients.swedish.call('GET', '/entries?size=200');
    const locales = new Set(body.entries.map(({ locale }: { locale: string }) => locale));
    expect([...locales]).toEqual(['sv-SE']);
    const { body: foreign } = await clients.swedish.call('GET', '/entries?locale=es-ES');
    expect(foreign).toEqual({ total: 0, entries: [] });
    expect((await clients.swedish.call('GET', '/audit')).body).toEqual({ total: 0, rows: [] });
  });

  it('opens drafts to the secret of preview instances alone', async () => {
    const status = async (authorization?: string) =>
      (
        await service.app.inject({
          url: '/draft/website/900/api/content/paths',
          ...(authorization !== undefined && { headers: { authorization } }),
        })
      ).statusCode;
    expect(await status(`Bearer ${previewSecret}`)).toBe(200);
    const inAddress = async (secret: string) =>
      (await service.app.inject(`/draft/${secret}/website/900/api/content/paths`)).statusCode;
    expect([await inAddress(previewSecret), await inAddress('x'), await inAddress('%20')]).toEqual([
      ...[200, 401, 401],
    ]);
    for (const given of [undefined, '', 'Bearer', 'Bearer x', `Basic ${previewSecret}`])
      expect(await status(given)).toBe(401);
  });

  it.each([
    ['a text that nests too deeply', '['.repeat(100_000)],
    ['a text that is no JSON', '{"id":'],
    ['a prototype', '{"__proto__":{"a":1},"constructor":1}'],
    ['a character that PostgreSQL cannot store', '{"id":"\\u0000","title":"\\ud800"}'],
    ['markup', '{"id":"post-1","title":"<script>alert(1)</script>\u202e"}'],
  ])('keeps %s as a draft, shows what is published, and does not publish it', async (_, text) => {
    const { writer } = clients;
    const address = '/drafts/posts/es-ES/post-1';
    const { body: known } = await writer.call('GET', address);
    const base = { baseVersion: known.published.version, draftVersion: known.draft?.version ?? 0 };
    const saved = await writer.call('PUT', address, { text, ...base });
    expect([saved.status, saved.body.draft?.text]).toEqual([200, text]);
    const shown = await service.app.inject({
      url: '/draft/website/900/api/content/posts/post-1?locale=es-ES',
      headers: { authorization: `Bearer ${previewSecret}` },
    });
    expect([shown.statusCode, shown.json().title]).toEqual([200, 'Qué es la TAE']);
    const checked = await writer.call('POST', '/check', { entry, text });
    expect(checked.status).toBe(200);
    expect(checked.body.findings[0]).toMatchObject({ rule: 'schema', severity: 'error' });
    expect((await writer.call('GET', '/entries?q=%25_%5C')).status).toBe(200);
  });

  const address = '/drafts/posts/es-ES/post-1';
  const draft = (fields: object) => ({ text: '{}', baseVersion: 1, draftVersion: 0, ...fields });
  it.each([
    ['a huge text', { path: address, body: draft({ text: 'x'.repeat(9_000_000) }) }, 413],
    ['a NUL', { path: address, body: draft({ text: '"\0"' }) }, 400],
    ['a lone surrogate', { path: address, body: draft({ text: '"\ud800"' }) }, 400],
    ['a huge version', { path: address, body: draft({ baseVersion: 1e300 }) }, 400],
    ['an unknown field', { path: address, body: draft({ author: 'me' }) }, 400],
    ['a list', { path: address, body: [] }, 400],
    ['an id that leads elsewhere', { path: '/drafts/posts/es-ES/..%2f..%2fetc' }, 400],
    ['a prototype as a folder', { path: '/drafts/__proto__/es-ES/post-1' }, 400],
    ['a long id', { path: `/drafts/posts/es-ES/${'x'.repeat(200)}` }, 414],
    ['a NUL as an id', { path: '/drafts/posts/es-ES/%00' }, 400],
    ['a huge page', { path: '/entries?page=1e9&size=1000' }, 400],
  ])('refuses %s', async (_, { path, body }: { path: string; body?: object }, status) => {
    const answer = await clients.writer.call(body ? 'PUT' : 'GET', path, body);
    expect(answer.status).toBe(status);
  });
});

describe('a service without EDITOR_URL and PREVIEW_SECRET', () => {
  it('has neither editor nor drafts', async () => {
    const service = await createTestService('pglite');
    const urls = [
      '/editor/session',
      '/website/900/editor/entries',
      '/draft/website/900/api/content/paths',
    ];
    for (const url of urls) expect((await service.app.inject(url)).statusCode).toBe(404);
    await service.stop();
  });
});
