import type { ContentFolder } from '@plaza/contract';
import type { PageType, Route } from '@plaza/routing';
import { type ScreenName, screenOfPageType } from '@plaza/screens';
import type { BlockDocs } from '@plaza/ui-blocks/testing/block-docs';
import { appSites, findPages } from '../screens/app-sites.ts';

/** A page of a sample site as its files have it. */
export type PageSource = {
  readonly folder: ContentFolder;
  /** The row of the route table; undefined for an entry with a path of its own. */
  readonly row: string | undefined;
  readonly json: string;
};

/** Where the sample sites have pages of a type with a screen: the first of each site. */
export function pagePlaces(pageType: PageType, screen: ScreenName) {
  const isOther = screenOfPageType[pageType] !== screen;
  const pages = findPages(pageType, screen).filter(
    ({ match }) => (match.route.screen ?? (isOther ? undefined : screen)) === screen,
  );
  const brands = [...new Set(pages.map(({ brand }) => brand))];
  return brands.flatMap((brand) => {
    const own = pages.filter((page) => page.brand === brand);
    const [first] = own;
    if (!first) return [];
    const { path } = first.match;
    return [{ site: first.app.site.displayName, path, more: own.length - 1 }];
  });
}

/** The files of the first page of a type: its row, and its entry with the beginning of its text. */
export function pageSource(pageType: PageType, screen: ScreenName): PageSource | undefined {
  const [page] = findPages(pageType, screen);
  if (!page) return undefined;
  const { route } = page.match;
  const found = page.entities.find(({ folder, value }) =>
    route.entry && route.entry.folder !== 'pages'
      ? folder === route.entry.folder && value.id === route.entry.id
      : folder === 'pages' && value.path === route.path && value.locale === route.locale,
  );
  if (!found) return undefined;
  return {
    folder: found.folder,
    row: found.folder === 'pages' ? rowOf(route) : undefined,
    json: jsonOf(found.value),
  };
}

/** The first entry of the sample sites that a part is filled from. */
export function entrySource({ folder, ...wanted }: NonNullable<BlockDocs['entry']>) {
  const found = appSites
    .flatMap(({ entities }) => entities)
    .find(
      (entity) =>
        entity.folder === folder &&
        Object.entries(wanted).every(([name, value]) => Reflect.get(entity.value, name) === value),
    );
  return found && { folder: found.folder, json: jsonOf(found.value) };
}

const jsonOf = (value: object) => JSON.stringify(value, shorten, 2);

const rowOf = ({ path, pageType, locale, screen }: Route) =>
  `{ path: '${path}', pageType: '${pageType}', locale: '${locale}'${
    typeof screen === 'string' ? `, screen: '${screen}'` : ''
  } },`;

/** Nodes of a text that say how it is written. */
const FIRST_NODES = 2;

/** Leaves out the rest of a long text and of long lists. */
const shorten = (key: string, value: unknown) =>
  Array.isArray(value) && /^(?:content|entries|questions)$/.test(key)
    ? value.slice(0, FIRST_NODES)
    : value;
