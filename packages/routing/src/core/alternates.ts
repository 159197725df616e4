import type { RoutedSite } from '../model/route.ts';
import { findPage, findTranslation, hasPage, publicPath } from './find-page.ts';
import { type LinkTarget, placeOf } from './href.ts';

/** One `<link rel="alternate">` of a page. */
export interface Alternate {
  /** A locale, or `x-default` for everyone else. */
  readonly hreflang: string;
  /** Absolute. */
  readonly href: string;
}

/**
 * The versions of a page in all locales, itself included, and `x-default` if the default country
 * has one. Versions are pages with the same translation key; those of a list's second page are the
 * second pages of the others, where they have one. Empty if there is no other version. A page that
 * names a version is named by it.
 *
 * @throws like `href` for an unknown page
 */
export function alternates<OfSite extends RoutedSite>(
  site: OfSite,
  target: LinkTarget<OfSite>,
): readonly Alternate[] {
  const { page = 1, locale } = target;
  const { path } = placeOf(site, target);
  const translationKey = findPage<unknown>(site, { locale, path, page })?.route.translationKey;
  // The list may have become shorter, or another page of the locale may have the key.
  if (translationKey === undefined) return [];
  if (findTranslation(site.index, locale, translationKey) !== path) return [];
  const versions: Alternate[] = [];
  let fallback: Alternate | undefined;
  for (const market of site.markets) {
    const version = findTranslation(site.index, market.locale, translationKey);
    if (version === undefined) continue;
    if (!hasPage(site.index, { locale: market.locale, path: version, page })) continue;
    const href = site.url + publicPath(market, version, page);
    versions.push({ hreflang: market.locale, href });
    if (market === site.defaultMarket) fallback = { hreflang: 'x-default', href };
  }
  if (versions.length < 2) return [];
  return fallback ? [...versions, fallback] : versions;
}
