import type { Product } from '@plaza/contract';
import type { OfferWriting, PlainMessage } from './card-writing.ts';

/** What the cards of all kinds have. */
export function productBase(
  product: Product,
  writing: OfferWriting,
  see: PlainMessage = 'products-see',
) {
  const { name, legalName, logo, url } = product.provider;
  const { updatedAt } = product;
  return {
    id: product.id,
    name: product.name,
    lender: {
      name,
      legalName,
      ...(logo && { logo: { src: logo.src, width: logo.width, height: logo.height } }),
    },
    highlights: product.highlights,
    conditions: product.conditions,
    ...(updatedAt && {
      checked: `${writing.t('figures-checked', { date: updatedAt })}: ${new URL(url).host}`,
    }),
    action: action(product, writing, see),
  };
}

/** The provider's link, without codes of the visit until a page may add them (§9). */
function action({ applyUrl }: Product, { offerLink, t }: OfferWriting, see: PlainMessage) {
  const href = offerLink(applyUrl);
  return { href, label: t(see), ...(href !== applyUrl && { template: applyUrl }) };
}

/** What the structured data of all kinds has. */
export function thingBase({ id, name, provider }: Product, { url }: { readonly url: string }) {
  return {
    name,
    url: `${url}#product-${id}`,
    provider: { '@type': 'Organization' as const, name: provider.legalName },
  };
}
