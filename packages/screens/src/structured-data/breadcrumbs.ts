import type { Page } from '@plaza/contract';
import { absoluteHref, homePath, type PageMatch, type RoutedSite } from '@plaza/routing';
import type { BreadcrumbList } from 'schema-dts';

/** The breadcrumbs from the home page of the locale to a page. */
export function breadcrumbs(site: RoutedSite, match: PageMatch, page: Page): BreadcrumbList {
  const { locale, route } = match;
  const steps = [
    { name: site.displayName, item: site.url + homePath(site, locale) },
    { name: page.heading, item: absoluteHref(site, { locale, path: route.path }) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}
