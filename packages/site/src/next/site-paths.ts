import { createFileCopyStore, readPaths } from '@plaza/content-client';
import { contentPaths, type PathTable, type RoutedSite, sharePaths } from '@plaza/routing';
import { applyPaths } from '@plaza/site-config';
import { copiesFolder } from '../core/data-folder.ts';
import { createPathIndex, type PathIndex } from '../core/path-index/create-path-index.ts';
import { createPathCopies } from '../core/path-index/path-copies.ts';
import { siteObserver } from '../instrumentation/site-observer.ts';
import { type ContentApp, contentClient } from './content-client.ts';

type SitePaths = { readonly table: PathTable; index?: PathIndex };

/**
 * By website id. Global, because this module and the site's configuration are loaded by the server
 * and once more by each of Next's bundles, and all resolve by one index.
 */
const key = Symbol.for('@plaza/site paths of this process');
const holder = globalThis as { [key]?: Map<number, SitePaths> };

/** Makes a copy of a site's configuration resolve by the paths of this process. */
export function joinPaths(site: RoutedSite): void {
  sharePaths(site, pathsOf(site).table);
}

/** Resolves once the index of a site has paths; the first call reads them. */
export const loadPaths = (app: ContentApp): Promise<void> => indexOf(app).load();

/**
 * Takes into the index what has changed in the content. To be called before a message of the service
 * is answered.
 *
 * @returns `false` if the service did not answer; the index is read again soon
 */
export async function refreshIndex(app: ContentApp): Promise<boolean> {
  const index = indexOf(app);
  await index.load();
  return index.refresh();
}

function pathsOf(site: RoutedSite): SitePaths {
  holder[key] ??= new Map();
  const known = holder[key].get(site.id) ?? { table: contentPaths(site) };
  holder[key].set(site.id, known);
  return known;
}

function indexOf(app: ContentApp): PathIndex {
  joinPaths(app.site);
  const paths = pathsOf(app.site);
  paths.index ??= startIndex(app);
  return paths.index;
}

function startIndex({ log, ...app }: ContentApp): PathIndex {
  const { site, environment, dataFolder } = app;
  const warn = (event: string, error: unknown) => log({ level: 'warn', event, error });
  const copies = createPathCopies({
    ...{ site, later, log: warn },
    store: createFileCopyStore(copiesFolder(dataFolder)),
  });
  // Other instances in this folder would read the paths of drafts.
  const isWithoutCopies = environment.building || environment.preview;
  return createPathIndex({
    async read(since) {
      const client = contentClient({ ...app, log });
      const locales = [...site.marketByLocale.keys()];
      const paths = await readPaths(client, since === undefined ? { locales } : { since });
      siteObserver().onContent?.({ ...paths, websiteId: site.id });
      return paths;
    },
    // A build reads the snapshot alone: paths of an older copy lead to pages that it does not have.
    readCopy: async () => (isWithoutCopies ? undefined : copies.read()),
    apply(rows, options) {
      const { locales, rejected } = applyPaths(site, rows, options);
      for (const reason of rejected.slice(0, mostReasons))
        log({ level: 'warn', event: 'path-rejected', reason });
      if (options.isFresh && !environment.preview) copies.keep(locales);
    },
    later: environment.building ? () => {} : later,
    log: warn,
  });
}

/** Lines of the log for one change, however much is wrong with it. */
const mostReasons = 20;

function later(milliseconds: number, callback: () => void): void {
  setTimeout(callback, milliseconds).unref();
}
