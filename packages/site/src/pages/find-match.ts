import type { PageMatch } from '@plaza/routing';
import type { ScreenChoice } from '@plaza/screens';
import { cache } from 'react';
import { matchParams, type PageParams } from '../core/match-params.ts';
import { loadPaths } from '../next/site-paths.ts';
import type { App } from '../react/app.ts';

/**
 * The page that Next renders. The index makes a match whenever it is asked; layout, page and
 * metadata of one render share one, because content is read once for each match.
 */
export async function findMatch(
  app: App,
  params: Promise<unknown>,
): Promise<PageMatch<ScreenChoice> | undefined> {
  await loadPaths(app);
  const { locale, path = [] } = (await params) as PageParams;
  return matchOnce(app, [locale, ...path].join('/'));
}

const matchOnce = cache((app: App, internalPath: string) => {
  const [locale = '', ...path] = internalPath.split('/');
  return matchParams(app.site, { locale, path });
});
