import type { Freshness } from '@plaza/content-client';
import { sitePages } from '@plaza/routing';
import type { SiteContent } from '@plaza/screens';
import { cache } from 'react';
import type { App } from '../react/app.ts';
import { contentClient } from './content-client.ts';
import { createSiteContent } from './create-site-content.ts';
import { markPageLife } from './page-life.ts';

/** The content of a locale, each resource read once per render. */
export const siteContent = cache(
  (app: App, locale: string): SiteContent =>
    createSiteContent({ app, locale, client: contentClient(app), mark: markPageLife }),
);

/** How fresh the site's content currently is; `none` if there is nothing to serve. */
export async function readFreshness(app: App): Promise<Freshness | 'none'> {
  const page = sitePages(app.site).next().value;
  if (!page) return 'none';
  try {
    const { path, locale } = page.route;
    return (await contentClient(app).read('page', { path, locale })).freshness;
  } catch {
    return 'none';
  }
}
