import type { Locale } from '@plaza/contract';
import fc from 'fast-check';
import type { CountryConfig } from '../model/country.ts';
import { pageTypes } from '../model/page-types.ts';
import type { PathRow } from '../model/path-row.ts';
import { reservedSegments } from '../model/reserved-segments.ts';
import type { PageMatch, RoutedSite, RouteRow } from '../model/route.ts';
import { defineRoutes } from './define-routes.ts';
import { defineSite } from './define-site.ts';
import { findPage, sitePages } from './find-page.ts';
import { countPages } from './list-pages.ts';
import { updateIndex } from './update-index.ts';

const languages = ['es', 'en', 'sv', 'de', 'da', 'fi', 'pl', 'ro', 'nb'];
const regions = ['ES', 'US', 'SE', 'DE', 'DK', 'PH', 'MX'];
const locales = languages.flatMap((language) =>
  regions.map((region): Locale => `${language}-${region}`),
);
const prefixes = regions.flatMap((region) => [
  region.toLowerCase(),
  ...languages.map((language) => `${region.toLowerCase()}-${language}-x`),
]);

const segment = fc.stringMatching(/^[a-z0-9][a-z0-9_-]{2,9}$/).filter((it) => !/^[45]0/.test(it));
const path = fc
  .oneof(
    { weight: 1, arbitrary: fc.constant<string[]>([]) },
    { weight: 9, arbitrary: fc.array(segment, { minLength: 1, maxLength: 4 }) },
  )
  .map((segments) => `/${segments.map((it) => `${it}/`).join('')}`);

const taken = new Set<string>([
  ...prefixes,
  ...locales.map((locale) => locale.toLowerCase()),
  ...reservedSegments,
]);
const isFree = (it: string) => !taken.has(it.split('/')[1] ?? '');

export interface Sizes {
  readonly markets: { min: number; max: number };
  readonly paths: { min: number; max: number };
}

const drafts = ({ markets, paths }: Sizes) =>
  fc.record({
    locales: fc.shuffledSubarray(locales, { minLength: markets.min, maxLength: markets.max }),
    prefixes: fc.shuffledSubarray(prefixes, { minLength: markets.max, maxLength: markets.max }),
    paths: fc.uniqueArray(path.filter(isFree), { minLength: paths.min, maxLength: paths.max }),
    pageTypes: fc.shuffledSubarray([...pageTypes], { minLength: 3 }),
    startsCountry: fc.array(fc.boolean(), { minLength: markets.max, maxLength: markets.max }),
    defaultCountry: fc.constantFrom('bare', 'prefixed', 'none'),
    articles: fc.array(article, { maxLength: paths.max }),
  });

/** A page of content in some of the locales; a list of 41 entries has three pages. */
const article = fc.record({
  listSize: fc.constantFrom(undefined, undefined, 0, 20, 21, 41),
  isIn: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
  atRow: fc.boolean(),
  noIndex: fc.boolean(),
});

type Draft = typeof drafts extends (sizes: Sizes) => fc.Arbitrary<infer D> ? D : never;

function countriesOf(draft: Draft): CountryConfig[] {
  const countries: (CountryConfig & { languages: { locale: Locale; pathPrefix: string }[] })[] = [];
  for (const [index, locale] of draft.locales.entries()) {
    const pathPrefix = draft.prefixes[index] ?? '';
    const last = countries.at(-1);
    if (last && !draft.startsCountry[index]) last.languages.push({ locale, pathPrefix });
    else {
      const isDefault = index === 0 && draft.defaultCountry !== 'none';
      countries.push({
        id: isDefault ? 13 : 100 + index,
        locale,
        pathPrefix: isDefault && draft.defaultCountry === 'bare' ? '' : pathPrefix,
        phoneCode: '34',
        currency: { name: 'EUR' },
        languages: [],
      });
    }
  }
  return countries;
}

function rowsOf(draft: Draft): RouteRow[] {
  return draft.locales.flatMap((locale, market) =>
    draft.paths.map((it, index) => ({
      path: it,
      locale,
      pageType: draft.pageTypes[(market + index) % draft.pageTypes.length] ?? 'Basic',
      translationKey: `page ${index}`,
    })),
  );
}

/** Rows of content: pages of their own, some with the path of a row of the table. */
function contentOf(draft: Draft): PathRow[] {
  return draft.articles.flatMap(({ listSize, isIn, atRow, noIndex }, index) =>
    draft.locales.flatMap((locale, market): PathRow[] => {
      if (!isIn[market]) return [];
      const rowPath = atRow ? draft.paths[index % draft.paths.length] : undefined;
      return [
        {
          path: rowPath ?? `/content-${index}-${market}/`,
          ...{ locale, noIndex, listSize },
          ...{ pageType: listSize === undefined ? 'Post' : 'PostList', folder: 'posts' },
          ...{ id: `article-${index}`, translationKey: `posts:article-${index}` },
          ...{ updatedAt: '2026-11-20T09:00:00Z', title: `Article ${index}` },
        },
      ];
    }),
  );
}

/** Sites of every kind: with and without a default country, prefixed or not, languages shared or not. */
export function sites(sizes: Sizes): fc.Arbitrary<RoutedSite> {
  return drafts(sizes).map((draft) => {
    const site = defineRoutes(
      defineSite({
        id: 1,
        url: 'https://plaza.example',
        displayName: 'Plaza',
        productType: 1,
        hostAliases: ['www.plaza.example'],
        countries: countriesOf(draft),
      }),
      rowsOf(draft),
    );
    updateIndex(site, contentOf(draft));
    return site;
  });
}

/** Every page of a site, also the further ones of lists. */
export function everyPage(site: RoutedSite): PageMatch[] {
  return [...sitePages(site)].flatMap((match) =>
    Array.from({ length: countPages(site, match) }, (_, index) => {
      const place = { locale: match.locale, path: match.route.path, page: index + 1 };
      return findPage(site, place) ?? match;
    }),
  );
}

const odd = fc.constantFrom(
  ...[
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e%2e',
    '%2F',
    '%5c',
    '%',
    '%zz',
    '%00',
    '\0',
    '\r\n',
    '?',
    '#',
  ],
  ...[
    'evil.example',
    '//evil.example',
    '/\\evil',
    'https://evil.example',
    '@',
    ':',
    'api',
    '_next',
  ],
  ...['ü', 'K', 'ſ', '\ud800', '💶', ' ', '\t', 'x'.repeat(8192), '%C3%28', ';', '&a=b', '*'],
);

/** Paths of attackers and broken clients, derived from the site's own. */
export function malformedPaths(site: RoutedSite): fc.Arbitrary<string> {
  const pages = everyPage(site);
  const own = fc.constantFrom(
    '/',
    ...pages.flatMap(({ path, internalPath, route }) => [
      ...[path, `${internalPath}/`, route.path],
      ...[`${path}1/`, `${path}2/`, `${path}4/`, `${path}02/`],
    ]),
  );
  const internal = fc.constantFrom('/', ...site.routes.map((it) => `/${it.locale}${it.path}`));
  const respelled = fc.oneof(own, internal).chain((it) =>
    fc.constantFrom(
      it.slice(0, -1),
      it.toUpperCase(),
      it.replaceAll('/', '//'),
      it.replaceAll('/', '\\'),
      it.replace(/^\/[^/]*/, (first) => first.toUpperCase()),
      encodeURIComponent(it),
      `${it}?x=1`,
      `${it}.`,
      `${it}../`,
      `/x${it}`,
    ),
  );
  const piece = fc.oneof(own, respelled, odd, fc.string({ unit: 'binary', maxLength: 8 }));
  return fc.oneof(
    respelled,
    fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join('')),
  );
}
