import {
  type PathRow,
  type RemovedPathRow,
  type RoutedSite,
  replaceIndex,
  updateIndex,
} from '@plaza/routing';
import { type ScreenChoice, screenOfPageType } from '@plaza/screens';

/** What a change of the index did. */
export type AppliedPaths = {
  /** Locales whose rows may have changed. */
  readonly locales: ReadonlySet<string>;
  /** What is wrong with rows that have no page. */
  readonly rejected: readonly string[];
};

/**
 * Puts the paths of content into the index of a site. A page type that no screen shows has no page,
 * unless a row of the route table names its screen.
 */
export function applyPaths(
  site: RoutedSite<ScreenChoice>,
  rows: readonly (PathRow | RemovedPathRow)[],
  { whole }: { readonly whole: boolean },
): AppliedPaths {
  const types = new Set<string>();
  const shown = rows.map((row) => {
    if ('removed' in row || hasScreen(site, row)) return row;
    types.add(row.pageType);
    // It may have had a page of another type.
    return { locale: row.locale, path: row.path, removed: true, isHidden: true } as const;
  });
  const { changed, rejected } = whole ? replaceIndex(site, shown) : updateIndex(site, shown);
  return {
    locales: new Set(changed > 0 ? rows.map(({ locale }) => locale) : []),
    rejected: [...rejected, ...[...types].map((type) => `no screen shows ${type}`)],
  };
}

type Place = { readonly pageType: string; readonly locale: string; readonly path: string };

function hasScreen({ index }: RoutedSite<ScreenChoice>, { pageType, locale, path }: Place) {
  const known: Readonly<Record<string, unknown>> = screenOfPageType;
  return known[pageType] !== undefined || index.byLocale.get(locale)?.byPath.has(path) === true;
}
