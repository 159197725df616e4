import { ProductList } from '@plaza/ui-blocks/react';
import { chooseOffers } from '../core/choose-offers.ts';
import { figureFormats } from '../core/figure-formats.ts';
import { offerCard } from '../core/offer-card.ts';
import { offerLabels } from '../core/offer-labels.ts';
import { wordsOf } from './app-words.ts';
import type { ScreenProps } from './screen.ts';

/** The offers of a page's amount, as the service ranks them (§2.1). */
export async function OfferList({ app, match, page, content }: ScreenProps) {
  if (!page.productList) return null;
  const words = await content.words(wordsOf(app, match.locale));
  const formats = figureFormats(match.locale, match.country.currency.name);
  const offers = chooseOffers(await content.products(), page.productList.amount);
  return (
    <ProductList
      id={words['offers-fragment']}
      heading={page.productList.heading}
      note={words['ranking-note']}
      products={offers.map(({ product, offer }) => offerCard(product, offer, { words, formats }))}
      labels={offerLabels(words)}
      onProblem={(error, product) =>
        app.log({ level: 'error', event: 'offer-left-out', productId: product.id, error })
      }
    />
  );
}
