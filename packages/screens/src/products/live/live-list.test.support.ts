import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, type Product, productSchema } from '@plaza/contract';
import { keyTranslator } from '../../testing/key-translator.ts';
import { testPage } from '../../testing/several-countries.ts';
import { listProducts } from '../page-products.ts';
import type { ListSettings } from './list-settings.ts';
import { listSettings } from './list-settings-of.ts';
import { liveList } from './list-view.ts';

const folder = join(import.meta.dirname, '../../../../../apps/platform/content/products/es-ES');
/** Of the loans those that publish amounts of one range; further ones start where these end. */
export const products: readonly Product[] = readdirSync(folder)
  .map((name) => productSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
  .filter(({ id }) => id < 600);
export const writing = {
  ...(await keyTranslator({
    'list-shown': '{shown} de {total}',
    'products-order-lowest': 'Orden: {property}, de menor a mayor.',
  })),
  offerLink: ({ slug }: { readonly slug: string }) => `/go/${slug}`,
};
export const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

export function settingsOf(
  pageType: string,
  productList: Partial<Page['productList']> = {},
  all = products,
): ListSettings {
  const page = testPage({}, { pageType, productList: { heading: 'Lista', ...productList } });
  const found = listProducts(page, { products: all, rankingNote: '' });
  return listSettings({ page, ...found, writing });
}
/** A list of loans, as the page asks for 500 euros. */
export const loans = settingsOf('ProductList', { amount: 500 });
export const view = (query: string, settings = loans) =>
  liveList.view(new URLSearchParams(query), settings);
