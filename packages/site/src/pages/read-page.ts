import { type PageMatch, pageValidationFailed } from '@plaza/routing';
import type { ScreenChoice, ScreenModule, ScreenProps } from '@plaza/screens';
import { loadScreen, readRoutePage } from '@plaza/screens';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { markPageLife } from '../next/page-life.ts';
import { screenApp } from '../next/screen-app.ts';
import { siteContent } from '../next/site-content.ts';
import type { App } from '../react/app.ts';
import { isShown } from '../react/is-shown.ts';

/** A page with the screen that renders it. */
export type ReadPage = ScreenProps & { readonly screen: ScreenModule };

/**
 * Reads what a route shows: its screen, loaded on demand, and its content. Cached per render, so
 * page, layout and metadata share one read. A routed path without content fails validation, a fatal
 * 404 (§2.1, §8): the build stops with 'Page Not Found: {path}'; a running site logs it and
 * responds with its not-found page.
 */
export const readPage = cache(
  async (app: App, match: PageMatch<ScreenChoice>): Promise<ReadPage> => {
    const content = siteContent(app, match.locale);
    const page = (await isShown(app, match)) && (await readRoutePage(content, match.route));
    const screen = await loadScreen(match.route);
    if (!page) return refusePage(app, match);
    return { app: screenApp(app), match, page, content, screen };
  },
);

async function refusePage(app: App, match: PageMatch): Promise<never> {
  const error = pageValidationFailed(match.path);
  if (app.environment.building) throw error;
  app.log({ level: 'error', event: 'page-not-found', error });
  // Retried soon, so that a newly published page appears.
  await markPageLife('stale', { folder: match.route.entry?.folder ?? 'pages', tags: [] });
  notFound();
}
