import {
  CONTENT_FOLDERS,
  type ContentEntity,
  type ContentFolder,
  type ItemResource,
  type ListResource,
  listContentPaths,
  pageSchema,
  RESOURCES,
} from '@plaza/contract';
import { sampleContent } from '@plaza/contract/testing';
import { describe, expect, it } from 'vitest';
import type { SiteContent } from '../site-content.ts';
import { readRoutePage } from './read-route-page.ts';

/** Authors and categories have a page only if they have a path. */
const entities = sampleContent().entities.map((entity): ContentEntity => {
  if (entity.folder !== 'authors' && entity.folder !== 'categories') return entity;
  const path = `/${entity.folder}/${entity.value.id}/`;
  return { ...entity, value: { ...entity.value, path } } as ContentEntity;
});
const entriesIn = (folder: ContentFolder) =>
  entities.filter((entity) => entity.folder === folder).map(({ value }) => value);

/** The sample content as a site reads it. */
const content = {
  page: async (path: string) =>
    entriesIn('pages').find((entry) => 'path' in entry && entry.path === path),
  item: async (resource: ItemResource, id: string) =>
    entriesIn(RESOURCES[resource].folder).find((entry) => entry.id === id),
  list: async (resource: ListResource) => ({ entries: entriesIn(RESOURCES[resource].folder) }),
} as unknown as SiteContent;

const rows = listContentPaths(entities);
const routes = rows.map(({ path, folder, id, pageType }) => ({
  path,
  pageType,
  entry: { folder, id },
}));

describe('§2.3 the page of an entry', () => {
  it('there is a sample for every folder whose entries have pages', () => {
    const folders = Object.entries(CONTENT_FOLDERS).flatMap(([folder, row]) =>
      'pageType' in row ? [folder] : [],
    );
    expect(rows.map(({ folder }) => folder)).toEqual(expect.arrayContaining([...folders, 'pages']));
  });

  it.each(routes)('$path is a page of the type $pageType', async ({ pageType, ...route }) => {
    const page = await readRoutePage(content, route);
    expect(pageSchema.safeParse(page).error).toBeUndefined();
    expect(page).toMatchObject({ path: route.path, pageType, id: route.entry.id });
  });

  it('is made of what the folder calls heading, lead and image', async () => {
    const [post] = routes.filter(({ entry }) => entry.folder === 'posts');
    if (!post) throw new Error('no post');
    const entry = entriesIn('posts').find(({ id }) => id === post.entry.id) as never as {
      title: string;
      summary: string;
      authorId: string;
      meta: object;
    };
    expect(await readRoutePage(content, post)).toMatchObject({
      heading: entry.title,
      lead: entry.summary,
      authorId: entry.authorId,
      meta: entry.meta,
    });
  });

  it('is missing if the entry is, and a path without an entry is that of a page', async () => {
    const entry = { folder: 'posts', id: 'nobody' } as const;
    expect(await readRoutePage(content, { path: '/', entry })).toBeUndefined();
    expect(await readRoutePage(content, { path: '/' })).toMatchObject({ path: '/' });
  });
});
