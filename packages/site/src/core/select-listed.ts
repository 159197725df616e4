import { listPage } from '@plaza/contract';
import type { ListQuery } from '@plaza/screens';

type Listed = { readonly categoryIds?: readonly string[] };

/** The entries of a category and page, from a whole list. */
export function selectListed<T>(whole: readonly T[], { category, page, size }: ListQuery) {
  const entries =
    category === undefined
      ? whole
      : whole.filter((entry) => (entry as Listed).categoryIds?.includes(category));
  const part = listPage({ page, size });
  return {
    entries: part ? entries.slice(part.offset, part.offset + part.limit) : [...entries],
    total: entries.length,
  };
}
