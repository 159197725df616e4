import {
  CONTENT_FOLDERS,
  type ContentEntity,
  type ContentFolder,
  type ContentPath,
  compareEntries,
  listContentPaths,
} from '@plaza/contract';

export type Entry = Readonly<Record<string, unknown>>;

/** Entries by folder, and within it by locale, id, slug and path. */
export interface ContentIndex {
  /** The entries that these parameters can select, in the folder's order. */
  candidates(folder: ContentFolder, input: Readonly<Record<string, unknown>>): readonly Entry[];
  /** All pages, of one locale or of all. */
  paths(locale: string | undefined): readonly ContentPath[];
}

const indexes = new WeakMap<readonly ContentEntity[], ContentIndex>();

/** The index of a list of entries, made once; the list must not change afterwards. */
export function indexOf(entities: readonly ContentEntity[]): ContentIndex {
  const known = indexes.get(entities);
  if (known) return known;
  const index = createIndex(entities);
  indexes.set(entities, index);
  return index;
}

/** The fields that narrow a selection, the narrowest first. */
const FIELDS = ['path', 'id', 'slug', 'locale'] as const;

type Field = (typeof FIELDS)[number];
type Groups = ReadonlyMap<unknown, readonly Entry[]>;

function createIndex(entities: readonly ContentEntity[]): ContentIndex {
  const folders = Map.groupBy(entities, ({ folder }) => folder);
  const published = hideAhead(entities);
  const ordered = lazily((folder: ContentFolder) =>
    (folders.get(folder) ?? [])
      .map(({ value }): Entry => value)
      .sort(compareEntries(CONTENT_FOLDERS[folder].order)),
  );
  const grouped = lazily((folder: ContentFolder) =>
    lazily((field: Field): Groups => Map.groupBy(ordered(folder), (entry) => entry[field])),
  );
  const paths = lazily(() => listContentPaths(entities));
  const pathsByLocale = lazily(() => Map.groupBy(paths(undefined), ({ locale }) => locale));
  return {
    candidates(folder, input) {
      const field = FIELDS.find((name) => input[name] !== undefined);
      if (!field) return published(ordered(folder));
      return published(grouped(folder)(field).get(input[field]) ?? []);
    },
    paths: (locale) =>
      published(
        locale === undefined ? paths(undefined) : (pathsByLocale(undefined).get(locale) ?? []),
      ),
  };
}

type Dated = { readonly publishedAt?: unknown };

const timeOf = ({ publishedAt }: Dated) =>
  typeof publishedAt === 'string' ? Date.parse(publishedAt) : 0;

/** Leaves out what is not published yet, like the service; mostly there is nothing. */
function hideAhead(entities: readonly ContentEntity[]) {
  const last = entities.reduce((latest, { value }) => Math.max(latest, timeOf(value as Dated)), 0);
  return <E extends object>(entries: readonly E[]): readonly E[] => {
    const now = Date.now();
    return last <= now ? entries : entries.filter((entry) => timeOf(entry as Dated) <= now);
  };
}

/** Computes each value on its first use. */
function lazily<K, V>(compute: (key: K) => V): (key: K) => V {
  const values = new Map<K, V>();
  return (key) => {
    if (!values.has(key)) values.set(key, compute(key));
    return values.get(key) as V;
  };
}
