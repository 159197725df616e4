import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT } from '../../testing/awkward-texts.ts';
import { asJson, dataStory } from '../../testing/data-story.ts';
import { examplesOf } from '../../testing/examples-of.tsx';
import { pageOfLocale } from '../../testing/page-of-locale.ts';
import { representativeExampleDocs as usage } from './docs.ts';
import {
  RepresentativeExample,
  type RepresentativeExampleProps,
} from './representative-example.tsx';

export default {
  title: 'Offers/RepresentativeExample',
  parameters: { usage, ...asJson },
} satisfies Meta;

const example = dataStory<RepresentativeExampleProps>((props) => (
  <RepresentativeExample {...props} />
));
const spanish = pageOfLocale({ locale: 'es-ES' });

export const Whole: StoryObj = example({
  figures: spanish.offer.example,
  labels: spanish.labels.example,
});

export const OneCharge: StoryObj = {
  render: (_, { globals }) => {
    const { offer, labels } = pageOfLocale(globals);
    return <RepresentativeExample figures={offer.example} labels={labels.example} />;
  },
};

export const NoCharge: StoryObj = {
  render: (_, { globals }) => {
    const { offer, labels } = pageOfLocale(globals);
    return (
      <RepresentativeExample figures={{ ...offer.example, charges: [] }} labels={labels.example} />
    );
  },
};

export const VeryLongWords: StoryObj = {
  render: (_, { globals }) => {
    const { offer, labels, money } = pageOfLocale(globals);
    const charges = [{ name: LONG_TEXT, amount: money(123_456_789) }];
    return (
      <RepresentativeExample figures={{ ...offer.example, charges }} labels={labels.example} />
    );
  },
};

export const Baseline: StoryObj = {
  tags: ['baseline', '!dev', '!autodocs'],
  render: examplesOf(OneCharge, NoCharge, VeryLongWords),
};
