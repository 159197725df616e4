import type { Page } from '@plaza/contract';
import { absoluteHref, alternates, type PageMatch, type RoutedSite } from '@plaza/routing';
import { textElement, type XmlElement, xmlDocument } from './xml.ts';

/** A page with its content. */
export type ListedPage = { readonly match: PageMatch; readonly page: Page };

/** More need a sitemap index (sitemaps.org). */
const maxUrls = 50_000;

/**
 * Renders `sitemap.xml`: each indexable page with the time of its last change and its alternates.
 *
 * @param pages every page of the site; pages with noIndex are left out (§2.4)
 * @throws {Error} if one sitemap cannot list all pages
 */
export function sitemap(site: RoutedSite, pages: readonly ListedPage[]): string {
  const listed = pages.filter(({ page }) => !page.meta.noIndex);
  if (listed.length > maxUrls)
    throw new Error(`A sitemap lists at most ${maxUrls} pages, got ${listed.length}`);
  const urls = new Set(listed.map(({ match }) => urlOf(site, match)));
  return xmlDocument({
    name: 'urlset',
    attributes: {
      xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
      'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    },
    children: listed.map((entry) => urlElement(site, entry, urls)),
  });
}

function urlElement(site: RoutedSite, { match, page }: ListedPage, listed: ReadonlySet<string>) {
  const versions = alternates(site, { locale: match.locale, path: match.route.path })
    // Alternates that are not indexed are not listed.
    .filter(({ href }) => listed.has(href))
    .map(({ hreflang, href }): XmlElement => {
      return { name: 'xhtml:link', attributes: { rel: 'alternate', hreflang, href } };
    });
  return {
    name: 'url',
    children: [
      textElement('loc', urlOf(site, match)),
      textElement('lastmod', page.updatedAt),
      ...versions,
    ],
  };
}

const urlOf = (site: RoutedSite, { locale, route }: PageMatch) =>
  absoluteHref(site, { locale, path: route.path });
