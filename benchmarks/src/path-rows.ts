import { type ContentPath, contentPathSchema, type Locale } from '@plaza/contract';
import { defineRoutes, defineSite, type RoutedSite } from '@plaza/routing';
import { largeLocales } from './large-content/large-locales.ts';

/** A site in the locales of the generated content, without a row of its own. */
export function largeSite(): RoutedSite {
  const config = defineSite({
    id: 990,
    url: 'https://large.example',
    displayName: 'Large sample',
    productType: 1,
    countries: largeLocales.map(({ country, locale, prefix, currency }) => ({
      ...{ id: country, pathPrefix: prefix, phoneCode: '34', currency: { name: currency } },
      locale: locale as Locale,
    })),
  });
  return defineRoutes(config, []);
}

const listEvery = 400;

/**
 * Rows of the service's index, read from JSON as its client reads them: the same articles in every
 * locale, with a list for every 400.
 */
export function pathRows(count: number): ContentPath[] {
  const perLocale = Math.ceil(count / largeLocales.length);
  const rows = largeLocales.flatMap(({ locale, segments: [articles] }) =>
    Array.from({ length: perLocale }, (_, index) => ({
      path: `/${articles}/what-a-loan-of-this-kind-costs-${index}/`,
      ...{ pageType: 'Post', locale, folder: 'posts', id: `post-${index}` },
      translationKey: `posts:post-${index}`,
      updatedAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
      publishedAt: new Date(Date.UTC(2025, 0, 1) + index * 60_000).toISOString(),
      noIndex: index % 50 === 0,
      title: `What a loan of this kind costs in the country, part ${index}`,
      ...(index % listEvery === 0 && { pageType: 'PostList', listSize: index }),
    })),
  );
  const received: unknown[] = JSON.parse(JSON.stringify(rows.slice(0, count)));
  return received.map((row) => contentPathSchema.parse(row));
}
