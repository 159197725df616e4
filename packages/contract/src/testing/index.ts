/** Content for tests. */

export { sampleContent } from '../model/samples/sample-content.ts';
export { sampleDocument } from '../model/samples/sample-documents.ts';
export {
  SAMPLE_PRODUCT_OF,
  SAMPLE_PRODUCTS,
  sampleProduct,
} from '../model/samples/sample-products.ts';
