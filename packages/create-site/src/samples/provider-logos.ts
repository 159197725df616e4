import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from '@plaza/contract';
import { logoFile, logoImage } from '../content/product-logo.ts';
import { slugOf } from '../content/products.ts';

/** A product with the logo that its provider has in a content folder: `images/logos/se/tindra.svg`. */
export function withProviderLogo<P extends Product>(content: string, product: P): P {
  const { logo: _, ...provider } = product.provider;
  const name = `${product.locale.slice(-2).toLowerCase()}/${slugOf(provider.name)}`;
  if (!existsSync(join(content, logoFile(name)))) return { ...product, provider };
  return { ...product, provider: { ...provider, logo: logoImage(name, provider.name) } };
}
