import {
  type ListedPage,
  type ListedVersion,
  listedPages,
  listedVersions,
  type Market,
  momentOf,
  type PagePlace,
  type RoutedSite,
} from '@plaza/routing';
import { sitemapPartFile } from '../../model/site-files.ts';
import { textElement, xmlDocument } from './xml.ts';

/** Limits of sitemaps.org for one file, the second with room for its own lines. */
const limits = { urls: 50_000, bytes: 49_000_000 };

export type SitemapOptions = {
  /** Pages that are not shown to visitors, although the index has them. */
  readonly isHidden?: (place: PagePlace) => boolean;
};

/** One file of a sitemap: some of the pages of a locale. */
export type SitemapPart = {
  /** Name of the file at the root of the site. */
  readonly file: string;
  readonly locale: string;
  /** The pages of the locale that it lists, as a range. */
  readonly from: number;
  readonly until: number;
  /** The time of the last change of any of them. */
  readonly updatedAt: string;
};

/** The files of a site's sitemap: one for each locale, several if it has more than a file may. */
export function sitemapParts(site: RoutedSite, options: SitemapOptions = {}): SitemapPart[] {
  return site.markets.flatMap(({ locale }) => sitemapPartsOf(site, locale, options));
}

/** The files of a locale. */
export function sitemapPartsOf(
  site: RoutedSite,
  locale: string,
  options: SitemapOptions = {},
): SitemapPart[] {
  type Part = Omit<SitemapPart, 'updatedAt'> & { bytes: number; until: number; updatedAt: number };
  const parts: Part[] = [];
  let count = 0;
  for (const page of listedPages(site, locale, options)) {
    const bytes = mostBytes(site, page);
    const last = parts.at(-1);
    const fits =
      last && count - last.from < limits.urls && last.bytes + bytes <= limits.bytes
        ? last
        : undefined;
    if (fits) {
      fits.until += 1;
      fits.bytes += bytes;
      if (page.updatedAt > fits.updatedAt) fits.updatedAt = page.updatedAt;
    } else {
      const file = sitemapPartFile(locale, parts.length + 1);
      const range = { from: count, until: count + 1 };
      parts.push({ file, locale, ...range, updatedAt: page.updatedAt, bytes });
    }
    count += 1;
  }
  return parts.map(({ bytes: _, ...part }) => ({ ...part, updatedAt: momentOf(part.updatedAt) }));
}

/** Bytes of a page's element if it has a version in every locale. Paths are ASCII. */
const mostBytes = ({ markets }: RoutedSite, { url }: ListedPage) =>
  (markets.length + 2) * (url.length + 90);

/** Renders `sitemap.xml`, the index of the other files. */
export function sitemapIndex(site: RoutedSite, options: SitemapOptions = {}): string {
  return xmlDocument({
    name: 'sitemapindex',
    attributes: { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' },
    children: sitemapParts(site, options).map(({ file, updatedAt }) => ({
      name: 'sitemap',
      children: [textElement('loc', `${site.url}/${file}`), textElement('lastmod', updatedAt)],
    })),
  });
}

/**
 * Renders a file of the sitemap in pieces, so that other requests are answered in between: each
 * indexable page with the time of its last change and its alternates. Addresses consist of letters,
 * digits, hyphens and slashes, so nothing has to be escaped.
 */
export function* sitemapPieces(
  site: RoutedSite,
  { locale, from, until }: Pick<SitemapPart, 'locale' | 'from' | 'until'>,
  options: SitemapOptions = {},
): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
  const links = linkHeads(site);
  let place = 0;
  for (const page of listedPages(site, locale, options)) {
    if (place >= until) break;
    if (place >= from) yield urlElement(page, listedVersions(site, page, options), links);
    place += 1;
  }
  yield '</urlset>\n';
}

type LinkHeads = {
  /** The link of a market's version, up to the path below the prefix. */
  readonly of: ReadonlyMap<Market, string>;
  readonly fallback: { readonly market: Market; readonly head: string } | undefined;
};

/** A site of twelve locales has thirteen links a page, so what they share is made once. */
function linkHeads({ url, markets, defaultMarket }: RoutedSite): LinkHeads {
  const head = (hreflang: string, { pathPrefix }: Market) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${url}${pathPrefix && `/${pathPrefix}`}`;
  return {
    of: new Map(markets.map((market) => [market, head(market.locale, market)])),
    fallback: defaultMarket && { market: defaultMarket, head: head('x-default', defaultMarket) },
  };
}

function urlElement(
  { url, updatedAt }: ListedPage,
  versions: readonly ListedVersion[],
  { of, fallback }: LinkHeads,
): string {
  let element = `<url><loc>${url}</loc><lastmod>${lastModified(updatedAt)}</lastmod>`;
  let last = '';
  for (const { market, path } of versions) {
    element += `${of.get(market)}${path}"/>`;
    if (market === fallback?.market) last = `${fallback.head}${path}"/>`;
  }
  return `${element}${last}</url>`;
}

/** The time of a day's moments differs in its second half alone, and formatting a date is slow. */
function lastModified(seconds: number): string {
  const day = Math.floor(seconds / 86_400);
  if (day !== known.day) known = { day, text: momentOf(day * 86_400).slice(0, 11) };
  const rest = seconds - day * 86_400;
  const two = (value: number) => (value < 10 ? `0${value}` : String(value));
  const [hours, minutes] = [Math.floor(rest / 3600), Math.floor((rest % 3600) / 60)];
  return `${known.text}${two(hours)}:${two(minutes)}:${two(rest % 60)}Z`;
}

let known = { day: Number.NaN, text: '' };
