import { type PageMatch, sitePages } from '@plaza/routing';
import type { SiteApp } from './site-apps.ts';

/** The pages of a site, by path. */
export const pagesOf = ({ config }: SiteApp) => [...sitePages(config.site)];

/** What a page is rendered by: pages of one kind differ in content and language alone. */
const kindOf = ({ route }: PageMatch) => `${route.pageType} ${String(route.screen ?? '')}`;

/**
 * Pages that stand for a whole site, so that the time of its tests does not grow with its content:
 * each kind of page once, in the language that has been chosen least, and the front page of every
 * other language. Of a site in one language, all pages. Kinds that `earlier` sites have are left
 * out.
 */
export function representativePages(app: SiteApp, earlier: readonly SiteApp[] = []): PageMatch[] {
  const pages: PageMatch[] = pagesOf(app);
  if (app.config.site.markets.length === 1) return pages;
  const known = new Set(earlier.flatMap(pagesOf).map(kindOf));
  const uses = new Map<string, number>();
  const usesOf = ({ locale }: PageMatch) => uses.get(locale) ?? 0;
  const choose = (candidates: readonly PageMatch[]): PageMatch[] => {
    const [first, ...others] = candidates;
    if (!first) return [];
    const chosen = others.reduce((a, b) => (usesOf(b) < usesOf(a) ? b : a), first);
    uses.set(chosen.locale, usesOf(chosen) + 1);
    return [chosen];
  };
  const kinds = [...new Set(pages.map(kindOf))].filter((kind) => !known.has(kind));
  const ofKinds = kinds.flatMap((kind) => choose(pages.filter((page) => kindOf(page) === kind)));
  const fronts = pages.filter((page) => page.route.path === '/' && usesOf(page) === 0);
  return [...ofKinds, ...fronts];
}
