import { ProductList } from '@plaza/ui-blocks/react';
import { chooseOffers } from '../core/choose-offers.ts';
import { offerCard } from '../core/offer-card.ts';
import { offerLabels } from '../core/offer-labels.ts';
import type { ScreenProps } from './screen.ts';

/** The offers of a page's amount, as the service ranks them (§2.1). */
export async function OfferList({ app, page, content }: ScreenProps) {
  if (!page.productList) return null;
  const { t, formats } = await content.translator();
  const offers = chooseOffers(await content.products(), page.productList.amount);
  return (
    <ProductList
      id={t('offers-fragment')}
      heading={page.productList.heading}
      note={t('ranking-note')}
      products={offers.map(({ product, offer }) => offerCard(product, offer, { t, formats }))}
      labels={offerLabels(t)}
      onProblem={(error, product) =>
        app.log({ level: 'error', event: 'offer-left-out', productId: product.id, error })
      }
    />
  );
}
