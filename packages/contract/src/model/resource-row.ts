import * as z from 'zod';
import type { ContentFolder } from './content-folders.ts';
import { LIST_LIMIT } from './list-limit.ts';

export interface ResourceRow {
  /** Relative to the API base; `{id}` is the one path parameter. */
  readonly path: string;
  readonly params: z.ZodObject;
  readonly query: z.ZodObject;
  readonly response: z.ZodType;
  /** Message of `ContentError` if it cannot be fetched (§8). */
  readonly error: string;
  /** A list may be empty; an item may not exist. */
  readonly kind: 'list' | 'item';
  /** Folder of its entries in `content/`; none for the paths, which are of all folders. */
  readonly folder: ContentFolder | undefined;
  /**
   * Whether `page` and `size` ask for a part of the list. The header `total-count` has the length
   * of the whole.
   */
  readonly paged?: true;
}

/** The response of a list. */
export const list = <S extends z.ZodType>(entry: S) => z.array(entry).max(LIST_LIMIT);
