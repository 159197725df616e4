import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardFace, type CardFaceProps } from '../react/logo/card-face.tsx';
import { LONG_TEXT } from '../testing/awkward-texts.ts';
import { asJson, dataStory } from '../testing/data-story.ts';
import { examplesOf } from '../testing/examples-of.tsx';
import { cardFaceDocs as usage } from './card-face-docs.ts';

export default { title: 'Offers/CardFace', parameters: { usage, ...asJson } } satisfies Meta;

const face = dataStory<CardFaceProps>((props) => <CardFace {...props} />);

export const OneWord: StoryObj = face({ name: 'Orrvik Plus', network: 'Mastercard' });
export const ShortWord: StoryObj = face({ name: 'Velmonte Zero', network: 'Visa' });
export const SeveralWords: StoryObj = face({ name: 'Calder Travel', network: 'American Express' });
export const NoNetwork: StoryObj = face({ name: 'Haferrode', network: '' });
export const VeryLongWords: StoryObj = face({ name: LONG_TEXT, network: LONG_TEXT });

export const Baseline: StoryObj = {
  tags: ['baseline', '!dev', '!autodocs'],
  render: examplesOf(OneWord, ShortWord, SeveralWords, NoNetwork),
};
