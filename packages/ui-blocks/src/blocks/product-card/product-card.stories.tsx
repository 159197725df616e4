import type { Meta, StoryObj } from '@storybook/react-vite';
import { HOSTILE_TEXT, LONG_TEXT, RIGHT_TO_LEFT_TEXT } from '../../testing/awkward-texts.ts';
import { examplesOf } from '../../testing/examples-of.tsx';
import { pageOfLocale } from '../../testing/page-of-locale.ts';
import { productCardDocs as usage } from './docs.ts';
import { BROKER } from './fixtures.ts';
import { ProductCard } from './product-card.tsx';
import type { ProductCardData } from './product-data.ts';

export default { title: 'Offers/ProductCard', parameters: { usage } } satisfies Meta;

/** A card of the locale's offer, changed. */
const card = (
  change: (offer: ProductCardData) => Partial<ProductCardData> = () => ({}),
): StoryObj => ({
  render: (_, { globals }) => {
    const { offer, labels } = pageOfLocale(globals);
    return <ProductCard product={{ ...offer, ...change(offer) }} labels={labels} position={1} />;
  },
});

/** One text in every field that holds text. */
const withText = (text: string): StoryObj =>
  card(({ action }) => ({
    name: text,
    lender: { name: text },
    highlights: [text],
    conditions: [text],
    action: { ...action, label: text },
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
export const WithWarningAndDetails: StoryObj = {
  render: (_, { globals }) => (
    <ProductCard product={BROKER} labels={pageOfLocale(globals).labels} />
  ),
};
export const VeryLongWords: StoryObj = withText(LONG_TEXT);
export const HostileWords: StoryObj = withText(HOSTILE_TEXT);
export const RightToLeft: StoryObj = {
  ...withText(RIGHT_TO_LEFT_TEXT),
  parameters: { fixture: { kind: 'right-to-left' } },
};

export const Baseline: StoryObj = {
  tags: ['baseline', '!dev', '!autodocs'],
  render: examplesOf(WithLogo, Least, ManyConditions, WithWarningAndDetails, VeryLongWords),
};
