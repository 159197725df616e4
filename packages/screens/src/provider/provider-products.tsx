import type { Product } from '@plaza/contract';
import { type PageType, pathOf } from '@plaza/routing';
import { type Entry, EntryList, Section } from '@plaza/ui-blocks/react';
import { pageLink } from '../links/page-link.ts';
import { kindLists } from '../products/kind-lists.ts';
import { kindRow } from '../products/kinds.ts';
import { pageProducts } from '../products/page-products.ts';
import type { ScreenProps } from '../screen.ts';

/** The pages that compare any kind. */
const ANY_LIST = ['ProductListAll', 'ProductListStatic'] as const satisfies readonly PageType[];

type Props = ScreenProps & { readonly id: string; readonly name: string };

/** Every product of a company, with a link to the offer among those it is compared with. */
export async function ProviderProducts({ id, name, ...props }: Props) {
  const { content } = props;
  const { t } = await content.translator();
  const products = (await content.products()).filter(
    ({ providerId, active }) => active && providerId === id,
  );
  const cards = products.map(
    async (product): Promise<Entry> => ({
      ...{ id: `${product.id}`, title: product.name, mark: t(kindRow(product.kind).name) },
      href: await comparedOn(props, product),
      details: product.highlights,
    }),
  );
  return (
    <Section id="products" heading={t('provider-products', { provider: name })}>
      <EntryList entries={await Promise.all(cards)} empty={t('provider-no-products')} level={3} />
    </Section>
  );
}

/** The address of a product's card on the first page that lists it; undefined if none does. */
async function comparedOn(props: ScreenProps, { id, kind }: Product): Promise<string | undefined> {
  // Loans stand on the front page, with what they are compared for.
  const own = kind === 'loan' ? [] : kindLists[kind];
  for (const list of [...own, ...ANY_LIST]) {
    const path = pathOf(props.app.site, list, props.match.locale);
    const page = path === undefined ? undefined : await props.content.page(path);
    if (!page) continue;
    const { listed } = await pageProducts({ ...props, page });
    if (listed.some(({ product }) => product.id === id))
      return pageLink(props, path, `product-${id}`);
  }
  return undefined;
}
