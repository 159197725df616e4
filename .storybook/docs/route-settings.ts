import type { RouteRow } from '@plaza/routing';

type Setting = { readonly values: string; readonly preset: string; readonly what: string };

/** The options of a row of the route table, which are those of every screen. */
export const routeSettings: Readonly<Record<keyof RouteRow, Setting>> = {
  path: {
    values: 'A lowercase path with a slash at both ends',
    preset: '–',
    what: 'Path of the page, without the prefix of its country. `/articles/:page/` stands for the later pages of the list `/articles/`.',
  },
  pageType: {
    values: 'A page type',
    preset: '–',
    what: 'Chooses the screen and what analytics records about a visit.',
  },
  locale: {
    values: 'A locale of the site',
    preset: '–',
    what: 'The language and country of the page.',
  },
  screen: {
    values: 'The name of a screen, or an import() of one in the app',
    preset: 'That of the page type',
    what: 'Renders the page with another screen. The page type stays the same.',
  },
  translationKey: {
    values: 'A string',
    preset: 'Taken from its content',
    what: 'Rows with the same key are one page in several languages; each links to the others for visitors and search engines.',
  },
  runtime: {
    values: '`none`, `react`',
    preset: '`none`',
    what: '`react` hydrates the page. No screen of the package needs it.',
  },
  middleware: {
    values: 'Names of middleware functions of the site',
    preset: 'None',
    what: 'Runs in this order. If one rejects the request, the page is not found (404).',
  },
  extendedPageTypes: {
    values: 'Page types',
    preset: 'None',
    what: 'Additional page types that the page counts as.',
  },
  entry: {
    values: 'A content folder and the id of an entry',
    preset: 'The entry with the path',
    what: 'The entry that the page shows, for a site that lists such pages in its route table.',
  },
};
