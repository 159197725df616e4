import type { Product, ProductKind } from '@plaza/contract';
import { type PageType, pathOf } from '@plaza/routing';
import { EmptyNote, Section } from '@plaza/ui-blocks/react';
import { pageLink } from '../links/page-link.ts';
import { kindLists } from '../products/kind-lists.ts';
import { kindNames, kindRow } from '../products/kinds.ts';
import { DebtAdviceNotice, KindNotices } from '../products/list-notices.tsx';
import { ListedProducts } from '../products/page-product-list.tsx';
import { pageProducts } from '../products/page-products.ts';
import type { ScreenProps } from '../screen.ts';

/** The pages that compare any kind. */
const ANY_LIST = ['ProductListAll', 'ProductListStatic'] as const satisfies readonly PageType[];

type Props = ScreenProps & { readonly id: string; readonly name: string };

/** Every offer of a company, as the lists show it, below what the law asks to be said first. */
export async function ProviderProducts({ id, name, ...props }: Props) {
  const { content } = props;
  const { t } = await content.translator();
  const products = (await content.products()).filter(
    ({ providerId, active }) => active && providerId === id,
  );
  const heading = t('provider-products', { provider: name });
  if (products.length === 0)
    return (
      <Section id="products" heading={heading}>
        <EmptyNote text={t('provider-no-products')} />
      </Section>
    );
  const kinds = kindNames.filter((kind) => products.some((product) => product.kind === kind));
  return (
    <>
      <KindNotices {...props} kinds={kinds} />
      {kinds.map((kind, index) => (
        <KindOffers
          key={kind}
          {...props}
          id={index === 0 ? 'products' : kindRow(kind).fragment}
          heading={kinds.length === 1 ? heading : `${name}: ${t(kindRow(kind).name)}`}
          kind={kind}
          products={products.filter((product) => product.kind === kind)}
        />
      ))}
    </>
  );
}

type KindProps = ScreenProps & {
  readonly kind: ProductKind;
  readonly products: readonly Product[];
};

async function KindOffers({
  id,
  heading,
  ...props
}: KindProps & { readonly id: string; readonly heading: string }) {
  const { kind, products } = props;
  const listed = products.flatMap((product) => kindRow(kind).choose(product) ?? []);
  const page = { ...props.page, productList: { heading, kind } };
  return (
    <div>
      <ListedProducts {...{ ...props, id, heading, page, listed }} order={undefined} />
      <ComparedOn {...props} />
      <DebtAdviceNotice {...props} page={page} />
    </div>
  );
}

/** A link to the first page that compares these products with those of others. */
async function ComparedOn({ kind, products, ...props }: KindProps) {
  const { t } = await props.content.translator();
  const address = await firstListOf(props, products[0]);
  if (!address) return null;
  return (
    <p>
      <a href={address}>{t('provider-compare', { kind: t(kindRow(kind).name) })}</a>
    </p>
  );
}

/** The address of a product's row on the first page that lists it; undefined if none does. */
async function firstListOf(
  props: ScreenProps,
  product: Product | undefined,
): Promise<string | undefined> {
  if (!product) return undefined;
  const { id, kind } = product;
  // Loans stand on the front page, with what they are compared for.
  const own = kind === 'loan' ? [] : kindLists[kind];
  for (const list of [...own, ...ANY_LIST]) {
    const path = pathOf(props.app.site, list, props.match.locale);
    const page = path === undefined ? undefined : await props.content.page(path);
    if (!page) continue;
    const { listed } = await pageProducts({ ...props, page });
    if (listed.some(({ product: each }) => each.id === id))
      return pageLink(props, path, `product-${id}`);
  }
  return undefined;
}
