import type { Page } from '@plaza/contract';
import { absoluteHref, type PageMatch, type RoutedSite } from '@plaza/routing';
import type { BreadcrumbList } from 'schema-dts';

/** The way from the front page to a page, in the words of header and heading. */
export function breadcrumbs(site: RoutedSite, match: PageMatch, page: Page): BreadcrumbList {
  const { locale, route } = match;
  const steps = [
    { name: site.displayName, item: absoluteHref(site, { locale, path: '/' }) },
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
