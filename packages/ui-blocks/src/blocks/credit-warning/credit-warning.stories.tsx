import type { Meta, StoryObj } from '@storybook/react-vite';
import { examplesOf } from '../../testing/examples-of.tsx';
import { pageOfLocale } from '../../testing/page-of-locale.ts';
import { CreditWarning } from './credit-warning.tsx';
import { creditWarningDocs as usage } from './docs.ts';

export default { title: 'Offers/CreditWarning', parameters: { usage } } satisfies Meta;

export const InTheWordsOfTheLaw: StoryObj = {
  render: (_, { globals }) => <CreditWarning text={pageOfLocale(globals).messages.creditWarning} />,
};

export const Baseline: StoryObj = {
  tags: ['baseline', '!dev', '!autodocs'],
  render: examplesOf(InTheWordsOfTheLaw),
};
