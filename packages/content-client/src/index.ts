/** §7, §8: a typed client of the leads service that keeps pages alive when the service is not. */

export { type ApiBaseInput, apiBase } from './core/api-base.ts';
export { type ClientLimits, DEFAULT_LIMITS } from './core/client-limits.ts';
export { type Clock, systemClock } from './core/clock.ts';
export type { ContentClientOptions, Logger } from './core/content-client-options.ts';
export type {
  ContentClient,
  ContentMethods,
  ReadContent,
  ReadList,
  ResourceArguments,
  ResourceInput,
  ResourceValue,
} from './core/content-client-type.ts';
export { ContentError, type ContentErrorCause } from './core/content-error.ts';
export type { ContentCopy, CopyStore } from './core/copy-store.ts';
export { createContentClient } from './core/create-content-client.ts';
export type { FailedResponse } from './core/failed-response.ts';
export { FetchFailure } from './core/fetch-failure.ts';
export { createFileCopyStore } from './core/file-copy-store.ts';
export type { Answer, Freshness, ListAnswer, StaleEvent } from './core/freshness.ts';
export { type ContentPaths, readPaths } from './core/read-paths.ts';
export { type Selection, type SelectionInput, selectContent } from './core/select-content.ts';
export { type ContentSnapshot, createSnapshot, snapshotOf } from './core/snapshot.ts';
