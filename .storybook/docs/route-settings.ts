import type { RouteRow } from '@plaza/routing';

type Setting = { readonly values: string; readonly preset: string; readonly what: string };

/** The options of a row of the route table, which are those of every screen. */
export const routeSettings: Readonly<Record<keyof RouteRow, Setting>> = {
  path: {
    values: 'A path in lower case with a slash at both ends',
    preset: '–',
    what: 'Address of the page below the prefix of its country. `/articles/:page/` is the row of the further pages of the list `/articles/`.',
  },
  pageType: {
    values: 'A page type',
    preset: '–',
    what: 'Chooses the screen, and what is measured of a visit.',
  },
  locale: {
    values: 'A locale of the site',
    preset: '–',
    what: 'The language and country of the page.',
  },
  screen: {
    values: 'The name of a screen, or the import() of one of the app',
    preset: 'That of the page type',
    what: 'Shows the page by another screen. It does not change the page type.',
  },
  translationKey: {
    values: 'A text',
    preset: 'That of its content',
    what: 'Rows with the same key are one page in several languages: visitors and search engines are led from one to the other.',
  },
  runtime: {
    values: '`none`, `react`',
    preset: '`none`',
    what: '`react` hydrates the page. No screen of the package needs it.',
  },
  middleware: {
    values: 'Names of functions of the site',
    preset: 'None',
    what: 'Each must accept the page, in this order; otherwise it is not found (404).',
  },
  extendedPageTypes: {
    values: 'Page types',
    preset: 'None',
    what: 'Further page types that the page counts as.',
  },
  entry: {
    values: 'A folder of content and the id of an entry',
    preset: 'The page at the path',
    what: 'The entry whose page this is, for a site that lists such pages in its table.',
  },
};
