import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createEditorService,
  type EditorClient,
  grantOf,
  signInEditor,
} from '../../../testing/editor.ts';
import type { TestService } from '../../../testing/test-service.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const locale = 'es-ES';

describe('redirects', () => {
  let service: TestService;
  let ana: EditorClient;

  beforeAll(async () => {
    service = await createEditorService('postgres');
    ana = await signInEditor(service, 'ana', [grantOf('owner')]);
  });
  afterAll(() => service?.stop());

  const put = (
    path: string,
    to: string | null,
    { baseVersion = 0, client = ana }: { baseVersion?: number; client?: EditorClient } = {},
  ) => client.call('PUT', '/redirects', { locale, path, to, baseVersion });
  const check = async (path: string, to: string | null) =>
    (await ana.call('POST', '/redirects/check', { locale, path, to })).body.findings;
  const list = async (query = '') => (await ana.call('GET', `/redirects${query}`)).body;
  /** What sites learn of an address. */
  const told = async (path: string, query = '') => {
    const answer = await service.app.inject(
      `/website/900/api/content/paths?locale=${locale}${query}`,
    );
    return answer.json().find((row: { path: string }) => row.path === path);
  };

  it('is added, changed, ended, and public at once; sites hear of it by its version', async () => {
    expect((await list()).redirects).toEqual([]);
    const { headers } = await service.app.inject('/website/900/api/content/paths');
    const before = headers['content-version'];
    const { status, body: added } = await put('/antes/', '/guias/tae/');
    expect([status, added]).toEqual([
      200,
      expect.objectContaining({
        ...{ locale, path: '/antes/', version: expect.any(Number) },
        target: {
          ...{ folder: 'posts', locale, id: 'post-1' },
          path: '/guias/tae/',
          title: 'Qué es la TAE',
        },
      }),
    ]);
    const row = { locale, path: '/antes/', removed: true };
    expect(await told('/antes/')).toEqual({ ...row, movedTo: '/guias/tae/' });
    expect(await told('/antes/', `&since=${before}`)).toEqual({ ...row, movedTo: '/guias/tae/' });
    const { body: changed } = await put('/antes/', '/guias/pedir/', { baseVersion: added.version });
    expect(await told('/antes/')).toEqual({ ...row, movedTo: '/guias/pedir/' });
    expect((await list('?kind=moved')).redirects).toEqual([changed]);
    const { body: ended } = await put('/antes/', null, { baseVersion: changed.version });
    expect(ended).not.toHaveProperty('target');
    expect(await told('/antes/')).toEqual(row);
    expect((await list('?kind=gone&q=antes')).total).toBe(1);
    expect((await list('?q=%25')).total).toBe(0);
    const { body: audit } = await ana.call('GET', '/audit');
    expect(audit.rows.slice(0, 3).map(({ action }: { action: string }) => action)).toEqual([
      ...['redirect.remove', 'redirect.put', 'redirect.put'],
    ]);
    expect(audit.rows[1].details).toMatchObject({
      ...{ path: '/antes/', to: '/guias/pedir/', before: '/guias/tae/', version: changed.version },
    });
  });

  it('follows its page where it moves, and ends where the address has a page again', async () => {
    await put('/viejo/', '/guias/pedir/');
    const { body } = await ana.call('GET', '/drafts/posts/es-ES/post-2');
    const move = async (change: object) => {
      const { body: known } = await ana.call('GET', '/drafts/posts/es-ES/post-2');
      const saved = await ana.call('PUT', '/drafts/posts/es-ES/post-2', {
        text: JSON.stringify({ ...JSON.parse(body.published.text), ...change }),
        ...{ baseVersion: known.published.version, draftVersion: 0 },
      });
      const entries = [
        { folder: 'posts', locale, id: 'post-2', draftVersion: saved.body.draft.version },
      ];
      expect((await ana.call('POST', '/publish', { entries, reason: 'a test' })).status).toBe(200);
    };
    await move({ path: '/guias/nueva/' });
    expect(await told('/viejo/')).toMatchObject({ movedTo: '/guias/nueva/' });
    expect(await told('/guias/pedir/')).toMatchObject({ movedTo: '/guias/nueva/' });
    await move({ path: '/viejo/' });
    expect(await told('/viejo/')).toMatchObject({ folder: 'posts', id: 'post-2' });
    expect(
      (await list('?q=viejo')).redirects.map(({ path }: { path: string }) => path),
    ).not.toContain('/viejo/');
    await move({ path: '/guias/pedir/' });
  });

  it.each([
    {
      what: 'a page',
      path: '/guias/tae/',
      to: '/guias/pedir/',
      field: 'path',
      message: /has a page: posts\/post-1/,
    },
    {
      what: 'the first page',
      path: '/',
      to: '/guias/pedir/',
      field: 'path',
      message: /first page/,
    },
    {
      what: 'an address of a page type',
      path: '/contactanos/',
      to: '/guias/pedir/',
      field: 'path',
      message: /has a page|Contact/,
    },
    {
      what: 'capitals',
      path: '/Antes/',
      to: '/guias/pedir/',
      field: 'path',
      message: /can never be served/,
    },
    {
      what: 'no slash at its end',
      path: '/antes',
      to: '/guias/pedir/',
      field: 'path',
      message: /can never be served/,
    },
    {
      what: 'an address of the site itself',
      path: '/api/x/',
      to: '/guias/pedir/',
      field: 'path',
      message: /belongs to the site/,
    },
    {
      what: 'the prefix of a country',
      path: '/se/x/',
      to: '/guias/pedir/',
      field: 'path',
      message: /before every address of sv-SE/,
    },
    { what: 'itself', path: '/uno/', to: '/uno/', field: 'to', message: /leads to itself/ },
    { what: 'no page', path: '/uno/', to: '/nada/', field: 'to', message: /is no page of es-ES/ },
    {
      what: 'another host',
      path: '/uno/',
      to: 'https://evil.example/',
      field: 'to',
      message: /leads away/,
    },
    {
      what: 'another host without a protocol',
      path: '/uno/',
      to: '//evil.example/',
      field: 'to',
      message: /leads away/,
    },
    {
      what: 'a script',
      path: '/uno/',
      to: 'javascript:alert(1)',
      field: 'to',
      message: /leads away/,
    },
    {
      what: 'a page of another locale',
      path: '/uno/',
      to: '/se/kontakt/',
      field: 'to',
      message: /is no page/,
    },
    { what: 'a pattern', path: '/uno/', to: '/guias/%/', field: 'to', message: /is no page/ },
    {
      what: 'a traversal',
      path: '/../uno/',
      to: '/guias/tae/',
      field: 'path',
      message: /can never be served/,
    },
  ])('refuses one with $what', async ({ path, to, field, message }) => {
    const findings = await check(path, to);
    expect(findings).toEqual([{ field, message: expect.stringMatching(message) }]);
    const { status, body } = await put(path, to);
    expect([status, body.findings]).toEqual([422, findings]);
  });

  it('refuses a chain, and names where to lead at once', async () => {
    await put('/primera/', '/guias/tae/');
    expect(await check('/segunda/', '/primera/')).toEqual([
      { field: 'to', message: expect.stringContaining('lead to /guias/tae/ at once') },
    ]);
    await put('/tercera/', null);
    expect(await check('/segunda/', '/tercera/')).toEqual([
      { field: 'to', message: 'is an address whose page is gone' },
    ]);
  });

  it('a second editor gets both texts, and overwrites nothing', async () => {
    const { body: first } = await put('/dos/', '/guias/tae/');
    const luis = await signInEditor(service, 'luis', [grantOf('publisher', locale)]);
    const { body: second } = await put('/dos/', '/guias/pedir/', {
      ...{ baseVersion: first.version, client: luis },
    });
    const stale = await put('/dos/', null, { baseVersion: first.version });
    expect([stale.status, stale.body.current, stale.body.yours]).toEqual([
      409,
      second,
      { locale, path: '/dos/', to: null },
    ]);
    expect((await put('/dos/', '/guias/tae/')).status).toBe(409);
    expect(await told('/dos/')).toMatchObject({ movedTo: '/guias/pedir/' });
    const twice = await Promise.all([put('/tres/', '/guias/tae/'), put('/tres/', null)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is for publishers of its locale alone', async () => {
    const writer = await signInEditor(service, 'wanda', [grantOf('writer', locale)]);
    const swedish = await signInEditor(service, 'sven', [grantOf('owner', 'sv-SE')]);
    expect((await put('/nuevo/', '/guias/tae/', { client: writer })).status).toBe(403);
    expect((await put('/nuevo/', '/guias/tae/', { client: swedish })).status).toBe(403);
    expect((await swedish.call('GET', '/redirects')).body).toEqual({ total: 0, redirects: [] });
    expect((await swedish.call('GET', `/redirects?locale=${locale}`)).body.total).toBe(0);
    expect((await writer.call('GET', '/redirects')).body.total).toBeGreaterThan(0);
    expect(await told('/nuevo/')).toBeUndefined();
  });

  it.each([
    ['a NUL', { locale, path: '/a\0/', to: null, baseVersion: 0 }],
    ['a lone surrogate', { locale, path: '/a\ud800/', to: null, baseVersion: 0 }],
    ['a long address', { locale, path: `/${'a'.repeat(600)}/`, to: null, baseVersion: 0 }],
    ['no target', { locale, path: '/a/', baseVersion: 0 }],
    ['an unknown field', { locale, path: '/a/', to: null, baseVersion: 0, status: 302 }],
    ['a list', []],
  ])('refuses a request with %s', async (_, body) => {
    expect([400, 422]).toContain((await ana.call('PUT', '/redirects', body)).status);
  });
});
