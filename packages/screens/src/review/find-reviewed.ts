import type { Provider, Review } from '@plaza/contract';
import { absoluteHref } from '@plaza/routing';
import type { LogoProps } from '@plaza/ui-blocks/react';
import type { Organization, Thing } from 'schema-dts';
import { offerSettings } from '../products/card-writing.ts';
import type { Listed } from '../products/kind.ts';
import { kindRow } from '../products/kinds.ts';
import type { ScreenProps } from '../screen.ts';
import { companyOf } from '../structured-data/company.ts';

/** What a review is of, as far as the site still has it. */
export type Reviewed = { readonly listed?: Listed; readonly node?: Thing };

/** The reviewed product as the page lists it, otherwise the reviewed provider. */
export async function findReviewed(
  props: ScreenProps,
  { productId, providerId }: Pick<Review, 'productId' | 'providerId'>,
): Promise<Reviewed> {
  const { content } = props;
  const products = productId === undefined ? [] : await content.products();
  const product = products.find(({ id, active }) => active && id === productId);
  const listed = product && kindRow(product.kind).choose(product);
  if (listed) return { listed, node: await productNode(props, listed) };
  const provider =
    providerId === undefined ? undefined : await content.item('provider', providerId);
  return provider ? { node: providerNode(provider) } : {};
}

/** Name and logo of the reviewed company, for its picture; the title's name if it is gone. */
export async function reviewedCompany(
  props: ScreenProps,
  review: Pick<Review, 'productId' | 'providerId'> | undefined,
): Promise<LogoProps> {
  const { content, page } = props;
  const products = review?.productId === undefined ? [] : await content.products();
  const product = products.find(({ id }) => id === review?.productId);
  if (product) return { name: product.provider.name, logo: product.provider.logo };
  const id = review?.providerId;
  const provider = id === undefined ? undefined : await content.item('provider', id);
  return provider ? { name: provider.name, logo: provider.logo } : { name: page.heading };
}

async function productNode(props: ScreenProps, listed: Listed): Promise<Thing> {
  const { app, match, content } = props;
  const { locale, route } = match;
  const writing = { ...(await content.translator()), ...offerSettings(app) };
  return kindRow(listed.product.kind).thing(listed, {
    url: absoluteHref(app.site, { locale, path: route.path }),
    company: await companyOf(props),
    writing,
  });
}

const providerNode = ({ name, legalName, website }: Provider): Organization => ({
  '@type': 'Organization',
  name,
  legalName,
  url: website,
});
