import { RESOURCES, type ResourceName } from '@plaza/contract';
import { readAlternatives, readProduct, readProducts } from '../products/product-readers.ts';
import { itemReader, listReader } from './entity-readers.ts';
import type { Reader } from './read-request.ts';

/** Products have their own table; other resources are read by folder. */
const productReaders: Partial<Record<ResourceName, Reader>> = {
  products: readProducts,
  product: readProduct,
  productAlternatives: readAlternatives,
};

export function readerOf(name: ResourceName): Reader {
  const { kind, folder } = RESOURCES[name];
  return productReaders[name] ?? (kind === 'list' ? listReader(folder) : itemReader(folder));
}
