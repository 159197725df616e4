/** A content client for tests; `@plaza/contract/testing` has content for it. */

export {
  createMemoryContentClient,
  type MemoryContentClient,
  type PostedCommands,
} from './memory-content-client.ts';
