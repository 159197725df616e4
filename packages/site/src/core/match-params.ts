import { findInternalPage, type PageMatch, type RoutedSite } from '@plaza/routing';

/** Parameters of the catch-all route `app/[locale]/[[...path]]`. */
export type PageParams = { readonly locale: string; readonly path?: readonly string[] };

/** The page for the parameters of the catch-all route. */
export function matchParams<Screen>(
  site: RoutedSite<Screen>,
  params: PageParams,
): PageMatch<Screen> | undefined {
  const found = findInternalPage(site, `${internalPathOf(params)}/`);
  return found?.internalPath === internalPathOf(params) ? found : undefined;
}

/** The internal path that Next made the parameters from: `/sv-SE/lp`. */
export const internalPathOf = ({ locale, path = [] }: PageParams) =>
  `/${[locale, ...path].join('/')}`;
