import type { PageMatch, RoutedSite } from '@plaza/routing';

/** Parameters of the catch-all route `app/[locale]/[[...path]]`. */
export type PageParams = { readonly locale: string; readonly path?: readonly string[] };

/** One entry per page of the site: the complete list that lets Next refuse every other path. */
export function staticParams(site: RoutedSite): { locale: string; path: string[] }[] {
  return [...site.index.pages.values()].map(({ locale, route }) => ({
    locale,
    path: route.path.split('/').filter(Boolean),
  }));
}

/** The page that catch-all parameters name. */
export function matchParams<Screen>(
  site: RoutedSite<Screen>,
  { locale, path = [] }: PageParams,
): PageMatch<Screen> | undefined {
  const internalPath = `/${[locale, ...path].join('/')}`;
  return [...site.index.pages.values()].find((page) => page.internalPath === internalPath);
}
