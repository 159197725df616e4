import type { Page } from '@plaza/contract';
import { absoluteHref, alternates, type PageMatch, type RoutedSite } from '@plaza/routing';
import { textElement, type XmlElement, xmlDocument } from './xml.ts';

/** A page of a site with its content. */
export type ListedPage = { readonly match: PageMatch; readonly page: Page };

/** More would need an index of sitemaps (sitemaps.org). */
const mostAddresses = 50_000;

/**
 * `sitemap.xml`: each page that search engines may keep, when its content last changed, and its
 * versions in other languages.
 *
 * @param pages every page of the site; those that say noIndex are left out (§2.4)
 * @throws Error when there are more pages than one sitemap may list
 */
export function sitemap(site: RoutedSite, pages: readonly ListedPage[]): string {
  const listed = pages.filter(({ page }) => !page.meta.noIndex);
  if (listed.length > mostAddresses)
    throw new Error(`${listed.length} pages need several sitemaps`);
  const addresses = new Set(listed.map(({ match }) => addressOf(site, match)));
  return xmlDocument({
    name: 'urlset',
    attributes: {
      xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
      'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    },
    children: listed.map((entry) => urlElement(site, entry, addresses)),
  });
}

function urlElement(site: RoutedSite, { match, page }: ListedPage, listed: ReadonlySet<string>) {
  const versions = alternates(site, { locale: match.locale, path: match.route.path })
    // A version that nobody may keep is none to be sent to.
    .filter(({ href }) => listed.has(href))
    .map(({ hreflang, href }): XmlElement => {
      return { name: 'xhtml:link', attributes: { rel: 'alternate', hreflang, href } };
    });
  return {
    name: 'url',
    children: [
      textElement('loc', addressOf(site, match)),
      textElement('lastmod', page.updatedAt),
      ...versions,
    ],
  };
}

const addressOf = (site: RoutedSite, { locale, route }: PageMatch) =>
  absoluteHref(site, { locale, path: route.path });
