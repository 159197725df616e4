import type { Meta, StoryObj } from '@storybook/react-vite';
import { examplesOf } from '../../testing/examples-of.tsx';
import { pageOfLocale } from '../../testing/page-of-locale.ts';
import { productListDocs as usage } from './docs.ts';
import { ProductList } from './product-list.tsx';

export default { title: 'Offers/ProductList', parameters: { usage } } satisfies Meta;

const list = (count: number): StoryObj => ({
  render: (_, { globals }) => {
    const { offer, labels, messages } = pageOfLocale(globals);
    const products = Array.from({ length: count }, (_, index) => ({
      ...offer,
      id: index + 1,
      name: `${offer.name} ${index + 1}`,
    }));
    return (
      <ProductList
        heading={messages.offers}
        products={products}
        labels={labels}
        note={messages.ranking}
      />
    );
  },
});

export const ThreeOffers: StoryObj = list(3);
export const OneOffer: StoryObj = list(1);
export const NoOffer: StoryObj = list(0);

export const Baseline: StoryObj = {
  tags: ['baseline', '!dev', '!autodocs'],
  render: examplesOf(ThreeOffers, NoOffer),
};
