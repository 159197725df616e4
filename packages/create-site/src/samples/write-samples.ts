import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product, ProductKind, ProductOf } from '@plaza/contract';
import { withAffiliateLink } from './affiliate-links.ts';
import { furtherLoans } from './further-loans.ts';
import { furtherProducts, type Models } from './further-products.ts';
import { markets } from './markets.ts';
import { withOwnName } from './own-names.ts';
import { withProviderLogo } from './provider-logos.ts';

// Names the sample products that a site has in each locale of the table, writes further ones beside
// them, and gives all of them the link of a network and the logo of their provider:
// node --conditions=@plaza/source packages/create-site/src/samples/write-samples.ts <app>
const [app = 'apps/platform'] = process.argv.slice(2);
const content = join(app, 'content');
const folder = join(content, 'products');

for (const locale of readdirSync(folder)) {
  const market = markets[locale];
  if (!market) continue;
  const files = readdirSync(join(folder, locale)).map((file) => join(folder, locale, file));
  const products = files.map(
    (file): Product => withOwnName(JSON.parse(readFileSync(file, 'utf8'))),
  );
  const of = <K extends ProductKind>(kind: K, id: number): ProductOf<K> => {
    const found = products.find((product) => product.kind === kind && product.id === id);
    if (!found) throw new Error(`${locale} has no ${kind} with the id ${id}`);
    return found as ProductOf<K>;
  };
  const models: Models = {
    ...{ freeCard: of('creditCard', 100), feeCard: of('creditCard', 101) },
    ...{ savings: of('bankAccount', 200), fixedTerm: of('bankAccount', 201) },
    ...{ broker: of('broker', 300), trader: of('broker', 301), debts: of('brokerDebt', 400) },
  };
  const [model] = products
    .filter((product): product is ProductOf<'loan'> => product.kind === 'loan')
    .toSorted((a, b) => a.rank - b.rank);
  if (!model) throw new Error(`${locale} has no loan`);
  const further = [...furtherLoans(model, market), ...furtherProducts(models, market)];
  for (const file of files) rmSync(file);
  for (const product of [...products, ...further]) {
    const sample = withProviderLogo(content, withAffiliateLink(product));
    writeFileSync(
      join(folder, locale, `${product.slug}.json`),
      `${JSON.stringify(sample, undefined, 2)}\n`,
    );
  }
}
