import type { Orm } from '../database/database.ts';

/** A request of a GET operation, its parameters parsed by the schemas of its resource. */
export interface ReadRequest {
  readonly websiteId: number;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
}

/** Answers a request from the database: a list, an entry, or undefined when it does not exist. */
export type Reader = (orm: Orm, request: ReadRequest) => Promise<unknown>;
