import { declaredCookies } from '@plaza/consent';
import type { Freshness } from '@plaza/content-client';
import { RESOURCES } from '@plaza/contract';
import { type ListQuery, policyLinks, type SiteContent } from '@plaza/screens';
import { cache } from 'react';
import { memoize } from '../core/memoize.ts';
import { selectListed } from '../core/select-listed.ts';
import type { App } from '../react/app.ts';
import { editedTranslator } from '../react/edited-translator.ts';
import { contentClient } from './content-client.ts';
import { markPageLife } from './page-life.ts';

/** The content of a locale, each resource read once per render. */
export const siteContent = cache((app: App, locale: string): SiteContent => {
  const { read } = contentClient(app);
  const page = memoize((path: string) =>
    withPageLife('pages', () => read('page', { path, locale })),
  );
  const products = memoize(() => withPageLife('products', () => read('products', { locale })));
  const posts = memoize(() => withPageLife('posts', () => read('postSummaries', { locale })));
  const menus = memoize(() => withPageLife('menus', () => read('menus', { locale })));
  const components = memoize(() =>
    withPageLife('components', () => read('components', { locale })),
  );
  const cookieCategories = memoize(() =>
    withPageLife('cookie-categories', () => read('cookieCategories', { locale })),
  );
  const cookieProviders = memoize(() =>
    withPageLife('website-cookies', () => read('websiteCookies', {})),
  );
  const list: SiteContent['list'] = async (resource, query: ListQuery = {}) => {
    const { author, names } = query;
    const input = resource === 'postSummaries' ? { locale, author, names } : { locale };
    const whole = await withPageLife(RESOURCES[resource].folder, () =>
      read(resource, input as never),
    );
    return selectListed(whole as never[], query) as never;
  };
  const item: SiteContent['item'] = (resource, id) =>
    withPageLife(
      RESOURCES[resource].folder,
      () => read(resource, { locale, id } as never) as Promise<never>,
    );
  return {
    page,
    list,
    item,
    products,
    posts,
    menus,
    components,
    cookieCategories,
    cookieProviders,
    declaredCookies: memoize(async () => {
      const [categories, providers] = await Promise.all([cookieCategories(), cookieProviders()]);
      const site = { displayName: app.site.displayName, ...policyLinks(app.site, locale) };
      return declaredCookies({ categories, providers, site, locale });
    }),
    translator: memoize(async () => editedTranslator(app, locale, await components())),
  };
});

/** How fresh the site's content currently is; `none` if there is nothing to serve. */
export async function readFreshness(app: App): Promise<Freshness | 'none'> {
  const [route] = app.site.routes;
  if (!route) return 'none';
  try {
    const { path, locale } = route;
    return (await contentClient(app).read('page', { path, locale })).freshness;
  } catch {
    return 'none';
  }
}

/**
 * Returns the value of a read, or rethrows its error, after limiting the page's lifetime by the
 * freshness.
 */
async function withPageLife<T>(
  resource: string,
  read: () => Promise<{ readonly value: T; readonly freshness: Freshness }>,
): Promise<T> {
  await markPageLife('fresh', resource);
  const result = await read().catch((error) => ({ error, freshness: 'none' as const }));
  if (result.freshness !== 'fresh') await markPageLife('stale', resource);
  if (result.freshness === 'none') throw result.error;
  return result.value;
}
