import { LIST_PAGE_SIZE } from '../model/list-limit.ts';

/** The part of a list that a request wants. */
export interface ListPage {
  readonly offset: number;
  readonly limit: number;
}

/** The wanted part of a list; undefined for the whole list, without `page` and `size`. */
export function listPage(query: {
  readonly page?: number | undefined;
  readonly size?: number | undefined;
}): ListPage | undefined {
  const { page = 1, size = LIST_PAGE_SIZE } = query;
  if (query.page === undefined && query.size === undefined) return undefined;
  return { offset: (page - 1) * size, limit: size };
}
