import type { Product, ProductKind } from '@plaza/contract';
import type { InterfaceMessages } from '@plaza/i18n';
import { type PageType, pathOf } from '@plaza/routing';
import { type Entry, EntryList, Section } from '@plaza/ui-blocks/react';
import { pageLink } from '../links/page-link.ts';
import type { ScreenProps } from '../screen.ts';

type Kind = { readonly label: keyof InterfaceMessages; readonly lists: readonly PageType[] };

/** The name of each kind, and the pages that compare it, the first that a site has. */
const KINDS = {
  loan: { label: 'products-kind-loan', lists: ['ProductListRanked', 'ProductListStatic'] },
  creditCard: {
    label: 'products-kind-credit-card',
    lists: ['ProductListCreditCard', 'ProductListCreditCardStatic'],
  },
  bankAccount: { label: 'products-kind-bank-account', lists: ['ProductListBankAccount'] },
  broker: { label: 'products-kind-broker', lists: ['ProductListBroker'] },
  brokerDebt: {
    label: 'products-kind-broker-debt',
    lists: ['ProductListBrokerDebt', 'ProductListRankedDebt'],
  },
  generic: { label: 'products-kind-generic', lists: ['ProductListAll'] },
} as const satisfies Record<ProductKind, Kind>;

type Props = ScreenProps & { readonly id: string; readonly name: string };

/** Every product of a company, with a link to the offer among those it is compared with. */
export async function ProviderProducts({ id, name, ...props }: Props) {
  const { content } = props;
  const { t } = await content.translator();
  const products = (await content.products()).filter(
    ({ providerId, active }) => active && providerId === id,
  );
  const cards = products.map((product): Entry => {
    const { label } = KINDS[product.kind];
    return {
      ...{ id: `${product.id}`, title: product.name, mark: t(label) },
      href: comparedOn(props, product),
      details: product.highlights,
    };
  });
  return (
    <Section id="products" heading={t('provider-products', { provider: name })}>
      <EntryList entries={cards} empty={t('provider-no-products')} level={3} />
    </Section>
  );
}

/** The address of a product's card on the page that compares its kind. */
function comparedOn(props: ScreenProps, { id, kind }: Product): string | undefined {
  const lists: readonly PageType[] = [...KINDS[kind].lists, 'ProductListAll', 'ProductListStatic'];
  const paths = lists.map((list) => pathOf(props.app.site, list, props.match.locale));
  return pageLink(
    props,
    paths.find((path) => path !== undefined),
    `product-${id}`,
  );
}
