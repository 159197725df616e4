import type { Product } from '@plaza/contract';
import {
  CONTENT_FOLDERS,
  type ContentEntity,
  chooseAlternatives,
  compareEntries,
  listContentPaths,
  listPage,
  RESOURCES,
  type ResourceName,
} from '@plaza/contract';

type Entry = Readonly<Record<string, unknown>>;

/** A request's path parameter and query, parsed by its resource's schemas. */
export type SelectionInput = Readonly<Record<string, unknown>>;

/**
 * Selects the answer from a website's entries like the service (§7.1, §7.2).
 *
 * @returns a list, an entry, or undefined if it does not exist
 */
export function selectContent(
  entities: readonly ContentEntity[],
  name: ResourceName,
  input: SelectionInput,
): unknown {
  const { folder, response } = RESOURCES[name];
  if (!folder) return response.parse(selectPaths(entities, input));
  const entries = entities.filter((entity) => entity.folder === folder).map(({ value }) => value);
  const ordered = entries.sort(compareEntries(CONTENT_FOLDERS[folder].order));
  const selector = selectors[name];
  const selected = selector ? selector(ordered, input) : select(name, ordered, input);
  // Parsing reduces an entry to the answer's fields, e.g. a post to its summary.
  return selected === undefined ? undefined : response.parse(selected);
}

function selectPaths(entities: readonly ContentEntity[], { locale, page, size }: SelectionInput) {
  const paths = listContentPaths(entities);
  const rows = locale === undefined ? paths : paths.filter((row) => row.locale === locale);
  const part = listPage({ page, size } as { page?: number; size?: number });
  return part ? rows.slice(part.offset, part.offset + part.limit) : rows;
}

type Selector = (entries: readonly Entry[], input: SelectionInput) => unknown;

const selectors: Partial<Record<ResourceName, Selector>> = {
  products: (entries, input) => entries.filter((entry) => isOffered(entry, input)),
  product: (entries, input) => findProduct(entries, input),
  productAlternatives: (entries, input) => {
    const product = findProduct(entries, input);
    const candidates = entries.filter((entry) => matches(entry, { locale: input.locale }));
    if (!product) return undefined;
    return chooseAlternatives(product as Product, candidates as Product[], Number(input.count));
  },
};

/** An id finds any product, a slug an inactive one only with `includeInactive`. */
function findProduct(entries: readonly Entry[], { id, ...input }: SelectionInput) {
  const byId = /^\d+$/.test(String(id));
  return entries.find((entry) =>
    byId
      ? entry.id === Number(id) && matches(entry, { locale: input.locale })
      : entry.slug === id && isOffered(entry, input),
  );
}

function isOffered(entry: Entry, { locale, includeInactive }: SelectionInput): boolean {
  return matches(entry, { locale }) && (entry.active === true || includeInactive === true);
}

function select(name: ResourceName, entries: readonly Entry[], input: SelectionInput) {
  const selected = entries.filter((entry) => matches(entry, input));
  if (RESOURCES[name].kind === 'list') return selected;
  return selected.sort(compareEntries(['locale']))[0];
}

const conditions: Record<string, (entry: Entry, value: unknown) => boolean> = {
  id: (entry, value) => entry.id === value,
  path: (entry, value) => entry.path === value,
  locale: (entry, value) => entry.locale === value,
  author: (entry, value) => entry.authorId === value,
  names: (entry, value) => (value as unknown[]).includes(entry.slug),
};

/** A parameter that is absent sets no condition. */
function matches(entry: Entry, input: SelectionInput): boolean {
  return Object.entries(input).every(
    ([key, value]) => value === undefined || (conditions[key]?.(entry, value) ?? true),
  );
}
