import type { RoutedSite } from '../model/route.ts';
import { absoluteHref, type LinkTarget, routeOf } from './href.ts';

/** One `<link rel="alternate">` of a page. */
export interface Alternate {
  /** A locale, or `x-default` for everyone else. */
  readonly hreflang: string;
  /** Absolute. */
  readonly href: string;
}

/**
 * Every locale's version of a page, itself included, and `x-default` where the default country has
 * it. Versions are the routes with one `translationKey`. Empty when the page has no other version.
 *
 * @throws as `href` for a page that the site does not have
 */
export function alternates(site: RoutedSite, target: LinkTarget): readonly Alternate[] {
  const { translationKey } = routeOf(site, target);
  const versions: Alternate[] = [];
  let fallback: Alternate | undefined;
  for (const { market, byTranslationKey } of site.index.byLocale.values()) {
    const path = byTranslationKey.get(translationKey)?.path;
    if (path === undefined) continue;
    const link = absoluteHref(site, { path, locale: market.locale });
    versions.push({ hreflang: market.locale, href: link });
    if (market === site.defaultMarket) fallback = { hreflang: 'x-default', href: link };
  }
  if (versions.length < 2) return [];
  return fallback ? [...versions, fallback] : versions;
}
