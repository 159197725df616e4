import { createContentClient, snapshotOf } from '@plaza/content-client';
import { type ContentEntity, type EntryOf, LIST_PAGE_SIZE } from '@plaza/contract';
import { sampleContent } from '@plaza/contract/testing';
import { severalCountries } from '@plaza/screens/testing';
import { describe, expect, it } from 'vitest';
import type { App } from '../react/app.ts';
import { createSiteContent } from './create-site-content.ts';
import type { ShownContent } from './page-life.ts';

const locale = 'es-ES';
const { entities } = sampleContent();
const sample = entities.find(({ folder }) => folder === 'posts')?.value as EntryOf<'posts'>;

/** Posts from the newest to the oldest; every third is in the category `third`. */
const posts = Array.from({ length: 2 * LIST_PAGE_SIZE + 1 }, (_, index): ContentEntity => {
  const name = `post-${String(index).padStart(3, '0')}`;
  const value = {
    ...sample,
    ...{ id: name, slug: name, path: `/posts/${name}/`, authorId: 'ana' },
    publishedAt: new Date(Date.UTC(2026, 0, 100 - index)).toISOString(),
    categoryIds: index % 3 === 0 ? ['third'] : [],
  };
  return { folder: 'posts', file: `posts/${name}.json`, value };
});

function open() {
  const marked: ShownContent[] = [];
  const lives: string[] = [];
  const snapshot = snapshotOf([...entities.filter(({ folder }) => folder !== 'posts'), ...posts]);
  const client = createContentClient({ baseUrl: 'http://127.0.0.1:1', mode: 'snapshot', snapshot });
  const content = createSiteContent({
    ...{ app: { site: severalCountries } as App, locale, client },
    async mark(life, shown) {
      lives.push(life);
      marked.push(shown);
    },
  });
  return { content, lives, tags: () => marked.flatMap(({ tags }) => tags) };
}

const idsOf = (listed: { readonly entries: readonly { readonly id: string | number }[] }) =>
  listed.entries.map(({ id }) => id);
const numbers = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step);
const names = (of: readonly number[]) =>
  of.map((index) => `post-${String(index).padStart(3, '0')}`);

describe('§1 a page of a list', () => {
  it('shows its part in a stable order, with the total, and changes with its order and entries', async () => {
    const { content, tags } = open();
    const second = await content.list('postSummaries', { page: 2 });
    const shown = names(numbers(20, 40));
    expect([idsOf(second), second.total]).toEqual([shown, posts.length]);
    expect(tags()).toEqual([
      'content:posts:es-ES:order',
      ...shown.map((id) => `content:posts:es-ES:${id}`),
    ]);
  });

  it('of a category or an author has the entries and the total of that alone', async () => {
    const { content } = open();
    const third = await content.list('postSummaries', { category: 'third', page: 1, size: 5 });
    expect([idsOf(third), third.total]).toEqual([names(numbers(0, 15, 3)), 14]);
    const nobody = await content.list('postSummaries', { author: 'nobody', page: 1 });
    expect([idsOf(nobody), nobody.total]).toEqual([[], 0]);
  });

  it('after the last one is empty', async () => {
    const { content, tags } = open();
    expect(await content.list('postSummaries', { page: 4 })).toEqual({ entries: [], total: 41 });
    expect(tags()).toEqual(['content:posts:es-ES:order']);
  });
});

describe('design §3 what a page changes with', () => {
  it('a whole list is one tag, however long', async () => {
    const { content, tags } = open();
    expect((await content.list('postSummaries')).entries).toHaveLength(41);
    await content.menus();
    await content.cookieProviders();
    expect(tags()).toEqual([
      'content:posts:es-ES',
      // Menus leave lists out that have no products.
      'content:products:es-ES:order',
      'content:menus:es-ES',
      'content:website-cookies:-',
    ]);
  });

  it('an entry is its own tag, whether it exists or not', async () => {
    const { content, tags } = open();
    expect(await content.item('post', 'post-007')).toMatchObject({ id: 'post-007' });
    expect(await content.item('post', 'missing')).toBeUndefined();
    expect(tags()).toEqual(['content:posts:es-ES:post-007', 'content:posts:es-ES:missing']);
  });

  it('a page is the tag of its entry, and a missing one that of all pages', async () => {
    const { content, tags } = open();
    const page = await content.page('/');
    expect(await content.page('/no-such-page/')).toBeUndefined();
    expect(tags()).toEqual([`content:pages:es-ES:${page?.id}`, 'content:pages:es-ES']);
  });

  it('each is read and marked once in a render', async () => {
    const { content, tags } = open();
    await Promise.all([content.menus(), content.menus(), content.list('menus')]);
    await Promise.all([content.item('post', 'post-001'), content.item('post', 'post-001')]);
    expect(tags()).toEqual([
      'content:products:es-ES:order',
      'content:menus:es-ES',
      'content:posts:es-ES:post-001',
    ]);
  });

  it('is retried soon when it is not from the service, also when it cannot be read', async () => {
    const { content, lives, tags } = open();
    await content.menus();
    await expect(content.list('postSummaries', { author: '..' })).rejects.toThrow('post summaries');
    expect(lives).toEqual(['stale', 'stale', 'stale']);
    expect(tags()).toEqual([
      'content:products:es-ES:order',
      'content:menus:es-ES',
      'content:posts:es-ES',
    ]);
  });
});
