import type { ContentFolder } from '@plaza/contract';
import type { PageType } from '../model/page-types.ts';
import type { PathRow, RemovedPathRow } from '../model/path-row.ts';
import type { LocalePaths, PathTable, StoredPath } from '../model/path-table.ts';

/** The folder whose entries are pages and nothing else. */
const PAGES_FOLDER = 'pages';

export function createPathTable(): PathTable {
  return { version: 0, byLocale: new Map(), byTranslationKey: new Map(), shared: new Map() };
}

/** Adds a path, or replaces it. The row is valid. */
export function storePath(table: PathTable, row: PathRow): void {
  dropPath(table, row.locale, row.path);
  const stored = pack(table, row);
  const paths = pathsOf(table, stored.locale);
  paths.gone.delete(stored.path);
  paths.byPath.set(stored.path, stored);
  if (stored.folder === PAGES_FOLDER) paths.mainPaths = undefined;
  const versions = table.byTranslationKey.get(stored.translationKey);
  table.byTranslationKey.set(
    stored.translationKey,
    versions ? [...[versions].flat(), stored] : stored,
  );
  table.version += 1;
}

/** Removes a path, if the table has it. */
export function dropPath(table: PathTable, locale: string, path: string): void {
  const paths = table.byLocale.get(locale);
  const stored = paths?.byPath.get(path);
  if (!paths || !stored) return;
  paths.byPath.delete(path);
  if (stored.folder === PAGES_FOLDER) paths.mainPaths = undefined;
  const { translationKey } = stored;
  const versions = [table.byTranslationKey.get(translationKey) ?? []].flat();
  const left = versions.filter((version) => version !== stored);
  if (left.length > 1) table.byTranslationKey.set(translationKey, left);
  else if (left[0]) table.byTranslationKey.set(translationKey, left[0]);
  else table.byTranslationKey.delete(translationKey);
  table.version += 1;
}

/** Remembers that the content of a path was removed or moved. */
export function markGone(table: PathTable, { locale, path, movedTo }: RemovedPathRow): void {
  dropPath(table, locale, path);
  const { gone } = pathsOf(table, locale);
  if (gone.has(path) && gone.get(path) === movedTo) return;
  gone.set(path, movedTo);
  table.version += 1;
}

/** Whether the table already says what a row says. */
export function isStored(table: PathTable, row: PathRow): boolean {
  const stored = table.byLocale.get(row.locale)?.byPath.get(row.path);
  if (!stored) return false;
  const next = pack(table, row);
  return (Object.keys(next) as (keyof StoredPath)[]).every(
    (field) => next[field] === stored[field],
  );
}

/** The path of a locale's page with this translation key, without regard to the route table. */
export function findVersion(
  table: PathTable,
  locale: string,
  translationKey: string,
): StoredPath | undefined {
  const versions = table.byTranslationKey.get(translationKey);
  if (!Array.isArray(versions)) return versions?.locale === locale ? versions : undefined;
  for (const version of versions) if (version.locale === locale) return version;
  return undefined;
}

/** The page that stands for a page type in a locale: the one with the shortest path. */
export function mainPath(paths: LocalePaths | undefined, pageType: PageType): string | undefined {
  if (!paths) return undefined;
  paths.mainPaths ??= findMainPaths(paths);
  return paths.mainPaths.get(pageType);
}

function findMainPaths({ byPath }: LocalePaths): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { folder, pageType, path } of byPath.values()) {
    if (folder !== PAGES_FOLDER) continue;
    const other = found.get(pageType);
    if (other === undefined || isBefore(path, other)) found.set(pageType, path);
  }
  return found;
}

const isBefore = (a: string, b: string) => (a.length === b.length ? a < b : a.length < b.length);

function pathsOf(table: PathTable, locale: string): LocalePaths {
  const known = table.byLocale.get(locale);
  if (known) return known;
  const paths = { byPath: new Map(), gone: new Map(), mainPaths: undefined };
  table.byLocale.set(locale, paths);
  return paths;
}

function pack(table: PathTable, row: PathRow): StoredPath {
  const share = (text: string) => shareText(table, text);
  return {
    path: row.path,
    pageType: share(row.pageType) as PageType,
    locale: share(row.locale),
    folder: share(row.folder) as ContentFolder,
    // An entry has the same id and key in all locales.
    id: knownId(table, row) ?? row.id,
    translationKey: knownKey(table, row) ?? row.translationKey,
    updatedAt: secondsOf(row.updatedAt),
    noIndex: row.noIndex,
    title: row.title,
    amount: row.amount,
    publishedAt: row.publishedAt === undefined ? undefined : secondsOf(row.publishedAt),
    listSize: row.listSize,
  };
}

function shareText({ shared }: PathTable, text: string): string {
  const known = shared.get(text);
  if (known !== undefined) return known;
  shared.set(text, text);
  return text;
}

function anyVersion(table: PathTable, { translationKey }: PathRow): StoredPath | undefined {
  const versions = table.byTranslationKey.get(translationKey);
  return Array.isArray(versions) ? versions[0] : versions;
}

const knownKey = (table: PathTable, row: PathRow) => anyVersion(table, row)?.translationKey;

function knownId(table: PathTable, row: PathRow): string | undefined {
  const id = anyVersion(table, row)?.id;
  return id === row.id ? id : undefined;
}

const secondsOf = (moment: string) => Math.floor(Date.parse(moment) / 1000);

/** A moment of the index as text. */
export const momentOf = (seconds: number) =>
  new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
