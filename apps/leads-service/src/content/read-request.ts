import type { Orm } from '../database/database.ts';

/** A GET request with parameters parsed by its resource's schemas. */
export interface ReadRequest {
  readonly websiteId: number;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
}

/** What was read from the database. */
export interface Reading {
  /** A list or an entry; undefined if the entry does not exist. */
  readonly value: unknown;
  /** The number of entries of the whole list, if it can be read in pages. */
  readonly total?: number;
  /** Whether a list is empty because imports removed its entries. */
  readonly isEmptied?: boolean;
  /** The content version of the value, if it was read with it. */
  readonly version?: number;
}

export type Reader = (orm: Orm, request: ReadRequest) => Promise<Reading>;
