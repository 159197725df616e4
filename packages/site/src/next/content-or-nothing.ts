import type { SiteContent } from '@plaza/screens';
import { cache } from 'react';
import { memoize } from '../core/memoize.ts';
import type { App } from '../react/app.ts';
import { editedTranslator } from '../react/edited-translator.ts';
import { siteContent } from './site-content.ts';

/**
 * The content of a locale for pages that must render without content: failed reads are logged and
 * yield empty results, and the interface falls back to the app's own texts.
 */
export const contentOrNothing = cache((app: App, locale: string): SiteContent => {
  const content = siteContent(app, locale);
  const orElse = <T>(read: Promise<T>, nothing: T): Promise<T> =>
    read.catch((error) => {
      app.log({ level: 'error', event: 'content-missing', error });
      return nothing;
    });
  const components = () => orElse(content.components(), []);
  return {
    page: (path) => orElse(content.page(path), undefined),
    products: () => orElse(content.products(), []),
    list: (resource, query) =>
      orElse(content.list(resource, query), { entries: [] as never, total: 0 }),
    item: (resource, id) => orElse(content.item(resource, id), undefined),
    menus: () => orElse(content.menus(), []),
    components,
    cookieCategories: () => orElse(content.cookieCategories(), []),
    cookieProviders: () => orElse(content.cookieProviders(), []),
    declaredCookies: () => orElse(content.declaredCookies(), []),
    translator: memoize(async () => editedTranslator(app, locale, await components())),
  };
});
