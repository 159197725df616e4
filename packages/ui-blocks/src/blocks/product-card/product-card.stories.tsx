import type { Meta, StoryObj } from '@storybook/react-vite';
import { examplesOf } from '../../testing/examples-of.tsx';
import { HOSTILE_WORDS, LONG_WORDS, RIGHT_TO_LEFT_WORDS } from '../../testing/hard-words.ts';
import { pageOfLocale } from '../../testing/page-of-locale.ts';
import { ProductCard, type ProductCardData } from './product-card.tsx';

export default { title: 'Offers/ProductCard' } satisfies Meta;

/** A card of the locale's offer, changed. */
const card = (
  change: (offer: ProductCardData) => Partial<ProductCardData> = () => ({}),
): StoryObj => ({
  render: (_, { globals }) => {
    const { offer, labels } = pageOfLocale(globals);
    return <ProductCard product={{ ...offer, ...change(offer) }} labels={labels} position={1} />;
  },
});

/** Words in every place for words. */
const withWords = (words: string): StoryObj =>
  card(({ action }) => ({
    name: words,
    lender: { name: words },
    highlights: [words],
    conditions: [words],
    action: { ...action, label: words },
  }));

export const Offer: StoryObj = card();
export const WithLogo: StoryObj = card(({ lender }) => ({
  lender: { ...lender, logo: { src: './pictures/seal.svg', width: 120, height: 60 } },
}));
export const Least: StoryObj = card(({ lender: { name } }) => ({
  lender: { name },
  highlights: [],
  conditions: [],
}));
export const ManyConditions: StoryObj = card(({ highlights, conditions }) => ({
  highlights: Array.from({ length: 4 }, () => highlights).flat(),
  conditions: Array.from({ length: 9 }, () => conditions).flat(),
}));
export const UnsafeAddress: StoryObj = card(({ action }) => ({
  action: { ...action, href: 'javascript:alert(1)' },
}));
export const VeryLongWords: StoryObj = withWords(LONG_WORDS);
export const HostileWords: StoryObj = withWords(HOSTILE_WORDS);
export const RightToLeft: StoryObj = {
  ...withWords(RIGHT_TO_LEFT_WORDS),
  parameters: { fixture: { kind: 'right-to-left' } },
};

export const Baseline: StoryObj = {
  tags: ['baseline', '!dev', '!autodocs'],
  render: examplesOf(WithLogo, Least, ManyConditions, VeryLongWords),
};
