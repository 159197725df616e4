import type { Product } from '@plaza/contract';
import type { OfferWriting, PlainMessage } from './card-writing.ts';
import { areOld } from './old-figures.ts';

/** What the cards of all kinds have. */
export function productBase(
  product: Product,
  writing: OfferWriting,
  see: PlainMessage = 'products-see',
) {
  const { name, legalName, logo } = product.provider;
  const checked = checkOf(product, writing);
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
    ...(checked && { checked }),
    action: action(product, writing, see),
  };
}

/** When the figures were checked and where they come from, and whether that is long ago. */
function checkOf({ updatedAt, provider }: Product, { t, figuresLimit }: OfferWriting) {
  if (!updatedAt) return undefined;
  const checked = `${t('figures-checked', { date: updatedAt })}: ${new URL(provider.url).host}`;
  return areOld(updatedAt, figuresLimit) ? `${checked}. ${t('figures-old')}` : checked;
}

/** The address that leads to the provider and counts the click (§9). */
const action = (product: Product, { offerLink, t }: OfferWriting, see: PlainMessage) => ({
  href: offerLink(product),
  label: t(see),
});

/** What the structured data of all kinds has. */
export function thingBase({ id, name, provider }: Product, { url }: { readonly url: string }) {
  return {
    name,
    url: `${url}#product-${id}`,
    provider: { '@type': 'Organization' as const, name: provider.legalName },
  };
}
