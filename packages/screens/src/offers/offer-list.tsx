import { ProductList } from '@plaza/ui-blocks/react';
import type { ScreenProps } from '../screen.ts';
import { offerCard } from './offer-card.ts';
import { offerLabels } from './offer-labels.ts';
import { pageOffers } from './page-offers.ts';

/** The list of a page's offers (§2.1). */
export async function OfferList(props: ScreenProps) {
  const { app, page, content } = props;
  if (!page.productList) return null;
  const { t, formats } = await content.translator();
  const { offers, order } = await pageOffers(props);
  const writing = { t, formats, offerLink: app.offerLink };
  return (
    <ProductList
      id={t('offers-fragment')}
      heading={page.productList.heading}
      note={t('ranking-note')}
      order={order}
      products={offers.map(({ product, offer }) => offerCard(product, offer, writing))}
      labels={offerLabels(t)}
      onProblem={(error, product) =>
        app.log({ level: 'error', event: 'offer-left-out', productId: product.id, error })
      }
    />
  );
}
