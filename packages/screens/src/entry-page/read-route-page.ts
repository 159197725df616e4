import type { ItemResource, Page } from '@plaza/contract';
import type { Route, RouteEntry } from '@plaza/routing';
import type { SiteContent } from '../site-content.ts';
import { entryPage, type PageEntries, type PageFolder } from './entry-page.ts';

/** How an entry of each folder is read. */
const readers: {
  readonly [F in PageFolder]: (
    content: SiteContent,
    id: string,
  ) => Promise<PageEntries[F] | undefined>;
} = {
  authors: byId('author'),
  categories: byId('category'),
  diaries: byId('diary'),
  'featured-article-summaries': byId('featuredArticle'),
  'game-providers': byId('gameProvider'),
  jobs: byId('job'),
  'payment-providers': byId('paymentProvider'),
  posts: byId('post'),
  providers: byId('provider'),
  reviews: byId('review'),
  scholarships: byId('scholarship'),
  slots: byId('slot'),
};

function byId<R extends ItemResource>(resource: R) {
  return (content: SiteContent, id: string) => content.item(resource, id);
}

/**
 * The page of a route: that of its entry of content, otherwise the page at its path. Undefined if
 * there is none.
 */
export async function readRoutePage(
  content: SiteContent,
  { path, entry }: Pick<Route, 'path' | 'entry'>,
): Promise<Page | undefined> {
  if (!entry || !isPageFolder(entry.folder)) return content.page(path);
  return readEntryPage(content, entry.folder, entry.id);
}

async function readEntryPage<F extends PageFolder>(content: SiteContent, folder: F, id: string) {
  const entry = await readers[folder](content, id);
  return entry && entryPage(folder, entry);
}

const isPageFolder = (folder: RouteEntry['folder']): folder is PageFolder =>
  Object.hasOwn(readers, folder);
