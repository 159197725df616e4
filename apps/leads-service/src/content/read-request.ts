import type { Orm } from '../database/database.ts';

/** A GET request with parameters parsed by its resource's schemas. */
export interface ReadRequest {
  readonly websiteId: number;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
}

/** Reads a list or an entry from the database; undefined if the entry does not exist. */
export type Reader = (orm: Orm, request: ReadRequest) => Promise<unknown>;
