import type { PageMatch, RoutedSite } from '@plaza/routing';

/** Parameters of the catch-all route `app/[locale]/[[...path]]`. */
export type PageParams = { readonly locale: string; readonly path?: readonly string[] };

/** Params of every page of the site. Next responds to all other paths with 404. */
export function staticParams(site: RoutedSite): { locale: string; path: string[] }[] {
  return [...site.index.pages.values()].map(({ locale, route }) => ({
    locale,
    path: route.path.split('/').filter(Boolean),
  }));
}

/** The page for the parameters of the catch-all route. */
export function matchParams<Screen>(
  site: RoutedSite<Screen>,
  { locale, path = [] }: PageParams,
): PageMatch<Screen> | undefined {
  const internalPath = `/${[locale, ...path].join('/')}`;
  return [...site.index.pages.values()].find((page) => page.internalPath === internalPath);
}
