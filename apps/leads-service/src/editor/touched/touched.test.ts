import type { TouchedPage, TouchedPages } from '@plaza/contract/editor';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createEditorService,
  type EditorClient,
  grantOf,
  signInEditor,
} from '../../../testing/editor.ts';
import type { TestService } from '../../../testing/test-service.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe('the pages that a change touches', () => {
  let service: TestService;
  let ana: EditorClient;

  beforeAll(async () => {
    service = await createEditorService('postgres');
    ana = await signInEditor(service, 'ana', [grantOf('owner')]);
  });
  afterAll(() => service?.stop());

  const touched = async (entry: string, query = 'size=200'): Promise<TouchedPages> =>
    (await ana.call('GET', `/touched/${entry}?${query}`)).body;
  async function save(entry: string, change: object | null) {
    const { body } = await ana.call('GET', `/drafts/${entry}`);
    const fields = JSON.parse(body.draft?.text ?? body.published.text);
    const saved = await ana.call('PUT', `/drafts/${entry}`, {
      text: change && JSON.stringify({ ...fields, ...change }),
      baseVersion: body.published?.version ?? 0,
      draftVersion: body.draft?.version ?? 0,
    });
    expect(saved.status).toBe(200);
  }
  const by = (reason: TouchedPage['reason'], { pages }: TouchedPages) =>
    pages.filter((page) => page.reason === reason).map(({ before }) => before);

  it('names the own page first, then what lists it or names it', async () => {
    const author = { folder: 'authors', locale: 'es-ES', id: 'author-2' };
    await save('authors/es-ES/author-2', { path: '/autores/ivan/' });
    const { body } = await ana.call('GET', '/drafts/authors/es-ES/author-2');
    const entries = [{ ...author, draftVersion: body.draft.version }];
    expect((await ana.call('POST', '/publish', { entries, reason: 'a test' })).status).toBe(200);
    const found = await touched('posts/es-ES/post-2');
    const path = '/guias/pedir/';
    expect(found.pages[0]).toEqual({
      ...{ reason: 'own', before: path, after: path, locale: 'es-ES', pageType: 'Post' },
      title: 'Pedir con cabeza',
    });
    expect(found.total).toBe(found.pages.length);
    expect(by('lists', found)).toEqual(['/autores/ivan/']);
    expect(by('names', await touched('authors/es-ES/author-2'))).toContain(path);
    expect(by('names', await touched('glossary-terms/es-ES/glossary-1'))).toEqual(['/guias/tae/']);
    expect(by('names', await touched('slots/es-ES/slot-2'))).toHaveLength(1);
  });

  it('a draft that moves or removes a page says where it is afterwards', async () => {
    await save('posts/es-ES/post-2', { path: '/guias/otra-direccion/' });
    const moved = (await touched('posts/es-ES/post-2')).pages[0];
    expect(moved).toMatchObject({ reason: 'own', after: '/guias/otra-direccion/' });
    expect(moved?.before).not.toBe(moved?.after);
    await save('posts/es-ES/post-2', null);
    const removed = (await touched('posts/es-ES/post-2')).pages[0];
    expect(removed).toMatchObject({ reason: 'own', before: moved?.before });
    expect(removed).not.toHaveProperty('after');
  });

  it('a new page is nowhere before', async () => {
    const { body } = await ana.call('GET', '/drafts/posts/es-ES/post-1');
    const fields = { ...JSON.parse(body.published.text), id: 'nuevo' };
    const text = JSON.stringify({ ...fields, slug: 'nuevo', path: '/guias/nuevo/' });
    await ana.call('PUT', '/drafts/posts/es-ES/nuevo', { text, baseVersion: 0, draftVersion: 0 });
    const [own] = (await touched('posts/es-ES/nuevo')).pages;
    expect(own).toMatchObject({ reason: 'own', after: '/guias/nuevo/' });
    expect(own).not.toHaveProperty('before');
    const elsewhere = (await touched('posts/es-ES/post-1')).pages;
    expect(elsewhere.map(({ after }) => after)).not.toContain('/guias/nuevo/');
  });

  it('a menu is on every page of its locale, in parts that say how many there are', async () => {
    const { body } = await ana.call('GET', '/entries?folder=menus&locale=es-ES');
    const menu = `menus/es-ES/${body.entries[0].id}`;
    const all = await touched(menu);
    const index = await service.app.inject('/website/900/api/content/paths?locale=es-ES');
    const pages = index.json().filter(({ removed }: { removed?: true }) => !removed);
    expect(all.total).toBe(pages.length);
    expect(by('everywhere', all)).toHaveLength(all.total);
    const parts = [];
    for (let page = 1; parts.length < all.total; page += 1) {
      const part = await touched(menu, `page=${page}&size=3`);
      expect(part.total).toBe(all.total);
      parts.push(...part.pages);
    }
    expect(parts).toEqual(all.pages);
  });

  it('parts of a list with an own page repeat and leave out nothing', async () => {
    const all = await touched('posts/es-ES/post-1');
    const parts = [];
    for (let page = 1; parts.length < all.total; page += 1)
      parts.push(...(await touched('posts/es-ES/post-1', `page=${page}&size=1`)).pages);
    expect(parts).toEqual(all.pages);
  });

  it('a product is on the lists of products, and a foreign editor sees none of it', async () => {
    const { body } = await ana.call('GET', '/entries?folder=products&locale=es-ES');
    const product = `products/es-ES/${body.entries[0].id}`;
    expect(by('lists', await touched(product)).length).toBeGreaterThan(0);
    const swedish = await signInEditor(service, 'sven', [grantOf('writer', 'sv-SE')]);
    expect((await swedish.call('GET', `/touched/${product}`)).status).toBe(403);
    expect((await swedish.call('GET', '/touched/website-cookies/-/internal')).status).toBe(403);
    const stranger = await signInEditor(service, 'eve', []);
    expect((await stranger.call('GET', `/touched/${product}`)).status).toBe(404);
  });

  it.each([
    ["posts/es-ES/post-1'--", 400],
    ['posts/es-ES/..%2f', 400],
    ['__proto__/es-ES/post-1', 400],
    ['posts/es-ES/post-1?size=1e9', 400],
    ['posts/es-ES/post-1?page=0', 400],
  ])('refuses %s', async (entry, status) => {
    expect((await ana.call('GET', `/touched/${entry}`)).status).toBe(status);
  });

  it('finds texts as they are, not as patterns', async () => {
    const answer = await touched('posts/es-ES/unknown');
    expect(answer.pages.every(({ reason }) => reason === 'lists')).toBe(true);
  });
});
