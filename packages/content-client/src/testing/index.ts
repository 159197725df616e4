/** Content clients and content for tests. */

export { sampleContent } from '../model/samples/sample-content.ts';
export { sampleDocument } from '../model/samples/sample-documents.ts';
export { sampleProduct } from '../model/samples/sample-products.ts';
export {
  createMemoryContentClient,
  type MemoryContentClient,
  type PostedCommands,
} from './memory-content-client.ts';
