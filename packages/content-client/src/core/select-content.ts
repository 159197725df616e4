import {
  type ContentEntity,
  chooseAlternatives,
  compareEntries,
  listPage,
  type Product,
  RESOURCES,
  type ResourceName,
} from '@plaza/contract';
import { type ContentIndex, type Entry, indexOf } from './content-index.ts';

/** A request's path parameter and query, parsed by its resource's schemas. */
export type SelectionInput = Readonly<Record<string, unknown>>;

/** A list, an entry, or undefined if it does not exist; of a list the length of the whole. */
export interface Selection {
  readonly value: unknown;
  readonly total: number | undefined;
}

/** Selects the answer from a website's entries like the service (§7.1, §7.2). */
export function selectContent(
  entities: readonly ContentEntity[],
  name: ResourceName,
  input: SelectionInput,
): Selection {
  const selector = selectors[name] ?? select(name);
  const selected = selector(indexOf(entities), input);
  const { response } = RESOURCES[name];
  if (selected === undefined) return { value: undefined, total: undefined };
  // Parsing reduces an entry to the answer's fields, e.g. a post to its summary.
  if (!Array.isArray(selected)) return { value: response.parse(selected), total: undefined };
  const page = 'paged' in RESOURCES[name] ? listPage(input) : undefined;
  const part = page ? selected.slice(page.offset, page.offset + page.limit) : selected;
  return { value: response.parse(part), total: selected.length };
}

type Selector = (index: ContentIndex, input: SelectionInput) => unknown;

/** A snapshot knows no versions: with `since`, everything may have changed. */
const selectors: Partial<Record<ResourceName, Selector>> = {
  paths: (index, { locale }) => index.paths(locale as string | undefined),
  products: (index, input) =>
    index.candidates('products', { locale: input.locale }).filter((it) => isOffered(it, input)),
  product: findProduct,
  productAlternatives: (index, input) => {
    const product = findProduct(index, input);
    if (!product) return undefined;
    const candidates = index.candidates('products', { locale: input.locale });
    return chooseAlternatives(
      product as Product,
      candidates as readonly Entry[] as readonly Product[],
      Number(input.count),
    );
  },
};

/** An id finds any product, a slug an inactive one only with `includeInactive`. */
function findProduct(index: ContentIndex, { id, ...input }: SelectionInput): Entry | undefined {
  const byId = /^\d+$/.test(String(id));
  return index
    .candidates('products', byId ? { id: Number(id) } : { slug: id })
    .find((entry) => (byId ? entry.locale === input.locale : isOffered(entry, input)));
}

function isOffered(entry: Entry, { locale, includeInactive }: SelectionInput): boolean {
  return entry.locale === locale && (entry.active === true || includeInactive === true);
}

function select(name: ResourceName): Selector {
  const { folder, kind } = RESOURCES[name];
  return (index, input) => {
    if (!folder) return undefined;
    const selected = index.candidates(folder, input).filter(meets(input));
    return kind === 'list' ? selected : selected.sort(compareEntries(['locale']))[0];
  };
}

const conditions: Record<string, (entry: Entry, value: unknown) => boolean> = {
  id: (entry, value) => entry.id === value,
  path: (entry, value) => entry.path === value,
  locale: (entry, value) => entry.locale === value,
  author: (entry, value) => entry.authorId === value,
  category: (entry, value) =>
    (entry.categoryIds as unknown[] | undefined)?.includes(value) ?? false,
  names: (entry, value) => (value as unknown[]).includes(entry.slug),
};

/** Whether an entry meets the parameters; one that is absent sets no condition. */
function meets(input: SelectionInput): (entry: Entry) => boolean {
  const set = Object.entries(input).flatMap(([key, value]) => {
    const condition = conditions[key];
    return value === undefined || !condition ? [] : { condition, value };
  });
  return (entry) => set.every(({ condition, value }) => condition(entry, value));
}
