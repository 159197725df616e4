import type { Meta, StoryObj } from '@storybook/react-vite';
import { asJson, dataStory } from '../../testing/data-story.ts';
import { examplesOf } from '../../testing/examples-of.tsx';
import { pageOfLocale } from '../../testing/page-of-locale.ts';
import { CreditWarning, type CreditWarningProps } from './credit-warning.tsx';
import { creditWarningDocs as usage } from './docs.ts';
import { WarningGroup } from './warning-group.tsx';

export default { title: 'Offers/CreditWarning', parameters: { usage, ...asJson } } satisfies Meta;

const warning = dataStory<CreditWarningProps>((props) => <CreditWarning {...props} />);

export const OneWarning: StoryObj = warning({
  text: 'Atención: tomar dinero prestado cuesta dinero',
});

export const InTheWordsOfTheLaw: StoryObj = {
  render: (_, { globals }) => <CreditWarning text={pageOfLocale(globals).messages.creditWarning} />,
};

export const TwoWarnings: StoryObj = {
  render: (_, { globals }) => (
    <WarningGroup>
      <CreditWarning text={pageOfLocale(globals).messages.creditWarning} />
      <CreditWarning text="Invertir conlleva riesgos: puedes perder el dinero que inviertes" />
    </WarningGroup>
  ),
};

export const Baseline: StoryObj = {
  tags: ['baseline', '!dev', '!autodocs'],
  render: examplesOf(InTheWordsOfTheLaw),
};
