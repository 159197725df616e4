/** Content clients and content for tests. */

export {
  createMemoryContentClient,
  type MemoryContentClient,
  type PostedCommands,
} from './memory-content-client.ts';
export { sampleContent } from './sample-content.ts';
export { sampleDocument } from './sample-documents.ts';
export { sampleProduct } from './sample-products.ts';
