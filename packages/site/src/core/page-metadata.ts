import type { Page } from '@plaza/content-client';
import { absoluteHref, alternates, type PageMatch, type RoutedSite } from '@plaza/routing';

/** What stands in a page's head, in the shape of Next's `Metadata`. */
export type PageMetadata = {
  readonly title: string;
  readonly description?: string;
  readonly robots: { readonly index: boolean; readonly follow: boolean };
  readonly alternates?: {
    readonly canonical: string;
    readonly languages?: Readonly<Record<string, string>>;
  };
  readonly openGraph?: {
    readonly type: 'website';
    readonly title: string;
    readonly description: string;
    readonly url: string;
    readonly siteName: string;
    readonly locale: string;
  };
};

/** Title, description, robots, canonical and hreflang of a page (§2.4). */
export function pageMetadata(site: RoutedSite, match: PageMatch, page: Page): PageMetadata {
  const { title, description, noIndex, noFollow } = page.meta;
  const target = { locale: match.locale, path: match.route.path };
  const canonical = absoluteHref(site, target);
  return {
    title,
    description,
    robots: { index: !noIndex, follow: !noFollow },
    alternates: { canonical, ...languagesOf(site, target) },
    openGraph: {
      type: 'website',
      title,
      description,
      url: canonical,
      siteName: site.displayName,
      locale: match.locale.replace('-', '_'),
    },
  };
}

/** Head of an error page: what it says, and that no search engine keeps it. */
export function problemMetadata(site: RoutedSite, heading: string): PageMetadata {
  return { title: `${heading} | ${site.displayName}`, robots: { index: false, follow: false } };
}

function languagesOf(site: RoutedSite, target: { locale: string; path: string }) {
  const versions = alternates(site, target);
  if (versions.length === 0) return {};
  return { languages: Object.fromEntries(versions.map(({ hreflang, href }) => [hreflang, href])) };
}
