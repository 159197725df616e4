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
 * The versions of a page in all locales, itself included, and `x-default` if the default country
 * has one. Versions are routes with the same `translationKey`. Empty if there is no other version.
 *
 * @throws like `href` for an unknown page
 */
export function alternates<OfSite extends RoutedSite>(
  site: OfSite,
  target: LinkTarget<OfSite>,
): readonly Alternate[] {
  const { translationKey } = routeOf(site, target);
  const versions: Alternate[] = [];
  let fallback: Alternate | undefined;
  for (const { market, byTranslationKey } of site.index.byLocale.values()) {
    const path = byTranslationKey.get(translationKey)?.path;
    if (path === undefined) continue;
    const link = absoluteHref<RoutedSite>(site, { path, locale: market.locale });
    versions.push({ hreflang: market.locale, href: link });
    if (market === site.defaultMarket) fallback = { hreflang: 'x-default', href: link };
  }
  if (versions.length < 2) return [];
  return fallback ? [...versions, fallback] : versions;
}
