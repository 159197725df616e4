import { cache } from 'react';
import { editedWords } from '../core/edited-words.ts';
import type { SiteContent } from '../model/site-content.ts';
import type { App } from '../react/app.ts';
import { siteContent } from './site-content.ts';

/**
 * The content of a locale for a page that must be there even when no content is: what cannot be
 * read is logged and left empty, and the interface speaks the app's own words.
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
    menus: () => orElse(content.menus(), []),
    components,
    words: async (own) => editedWords(own, await components()),
  };
});
