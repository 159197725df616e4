import { RESOURCES, type ResourceName } from '@plaza/contract';
import { readAlternatives, readProduct, readProducts } from '../products/product-readers.ts';
import { readPaths } from './content-paths.ts';
import { itemReader, listReader } from './entity-readers.ts';
import type { Reader } from './read-request.ts';

/** Products have their own table, and paths are of all folders; the others are read by folder. */
const ownReaders: Partial<Record<ResourceName, Reader>> = {
  products: readProducts,
  product: readProduct,
  productAlternatives: readAlternatives,
};

export function readerOf(name: ResourceName): Reader {
  const { kind, folder } = RESOURCES[name];
  if (!folder) return readPaths;
  return ownReaders[name] ?? (kind === 'list' ? listReader(folder) : itemReader(folder));
}
