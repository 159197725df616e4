import type { RoutedSite } from '@plaza/routing';
import type { BreadcrumbList } from 'schema-dts';
import type { TrailStep } from '../trail/page-trail.ts';

/** The way to a page as structured data. */
export function breadcrumbs(site: RoutedSite, steps: readonly TrailStep[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.url + href,
    })),
  };
}
