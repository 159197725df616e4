import { defineRoutes, updateIndex } from '@plaza/routing';
import { severalCountries } from '@plaza/screens/testing';
import { expect, it } from 'vitest';
import { tagsOfTranslations } from './translation-tags.ts';

const post = (locale: string, id: string, path = `/${id}/`) => ({
  ...{ path, locale, id, folder: 'posts' as const, pageType: 'Post', title: id },
  ...{ translationKey: `posts:${id}`, updatedAt: '2026-11-22T09:00:00Z', noIndex: false },
});

function open() {
  const site = defineRoutes({ ...severalCountries, paths: {} }, []);
  updateIndex(site, [post('es-ES', 'apr'), post('sv-SE', 'apr'), post('de-DE', 'apr')]);
  updateIndex(site, [post('es-ES', 'fees')]);
  return (tags: string[], ...change: Parameters<typeof updateIndex>[1][]) =>
    tagsOfTranslations(site, tags, async () => change.map((rows) => updateIndex(site, rows)));
}

it('§1 an edit to an entry concerns none of its translations', async () => {
  const change = open();
  const edited = [{ ...post('es-ES', 'apr'), title: 'TAE' }];
  const tags = ['content:posts:es-ES:apr', 'content:posts:es-ES', 'content:posts:es-ES:order'];
  expect(await change(tags, edited)).toEqual([]);
});

it.each([
  {
    what: 'appears',
    tag: 'content:posts:sv-SE:fees',
    rows: [post('sv-SE', 'fees')],
    concerned: ['content:posts:es-ES:fees'],
  },
  {
    what: 'moves',
    tag: 'content:posts:de-DE:apr',
    rows: [
      { path: '/apr/', locale: 'de-DE', removed: true as const },
      post('de-DE', 'apr', '/zins/'),
    ],
    concerned: ['content:posts:es-ES:apr', 'content:posts:sv-SE:apr'],
  },
  {
    what: 'disappears',
    tag: 'content:posts:es-ES:apr',
    rows: [{ path: '/apr/', locale: 'es-ES', removed: true as const }],
    concerned: ['content:posts:de-DE:apr', 'content:posts:sv-SE:apr'],
  },
])('§1 hreflang: a page that $what concerns its translations', async ({ tag, rows, concerned }) => {
  const change = open();
  expect((await change([tag], rows)).toSorted()).toEqual(concerned);
});

it('names no tag of the message again, and nothing for other tags', async () => {
  const change = open();
  const tags = ['content:posts:es-ES:apr', 'content:posts:sv-SE:apr', 'content', 'content:posts'];
  const removed = [{ path: '/apr/', locale: 'es-ES', removed: true as const }];
  expect(await change(tags, removed)).toEqual(['content:posts:de-DE:apr']);
});
