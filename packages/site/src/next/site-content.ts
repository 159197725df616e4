import { declaredCookies } from '@plaza/consent';
import type { Freshness } from '@plaza/content-client';
import { policyLinks, type SiteContent } from '@plaza/screens';
import { cache } from 'react';
import { memoize } from '../core/memoize.ts';
import type { App } from '../react/app.ts';
import { editedTranslator } from '../react/edited-translator.ts';
import { contentClient } from './content-client.ts';
import { markPageLife } from './page-life.ts';

/** The content of a locale for one rendering, which reads nothing twice. */
export const siteContent = cache((app: App, locale: string): SiteContent => {
  const { read } = contentClient(app);
  const page = memoize((path: string) => living('pages', () => read('page', { path, locale })));
  const products = memoize(() => living('products', () => read('products', { locale })));
  const posts = memoize(() => living('posts', () => read('postSummaries', { locale })));
  const menus = memoize(() => living('menus', () => read('menus', { locale })));
  const components = memoize(() => living('components', () => read('components', { locale })));
  const cookieCategories = memoize(() =>
    living('cookie-categories', () => read('cookieCategories', { locale })),
  );
  const cookieProviders = memoize(() =>
    living('website-cookies', () => read('websiteCookies', {})),
  );
  return {
    page,
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

/** How fresh the site's content is at this moment; `none` when there is nothing to serve. */
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

/** The value of a read, after which the page lives as long as the read's freshness allows. Throws as it does. */
async function living<T>(
  resource: string,
  read: () => Promise<{ readonly value: T; readonly freshness: Freshness }>,
): Promise<T> {
  await markPageLife('fresh', resource);
  const answer = await read().catch((error) => ({ error, freshness: 'none' as const }));
  if (answer.freshness !== 'fresh') await markPageLife('stale', resource);
  if (answer.freshness === 'none') throw answer.error;
  return answer.value;
}
