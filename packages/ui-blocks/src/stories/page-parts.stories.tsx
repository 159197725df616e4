import type { Meta, StoryObj } from '@storybook/react-vite';
import { AmountChoice } from '../react/page/amount-choice.tsx';
import { ButtonLink } from '../react/page/button-link.tsx';
import { Prose } from '../react/page/prose.tsx';
import { Section } from '../react/page/section.tsx';
import { pageOfLocale } from '../testing/page-of-locale.ts';

export default { title: 'Page/Parts' } satisfies Meta;

export const Amounts: StoryObj = {
  render: (_, { globals }) => {
    const { messages, money } = pageOfLocale(globals);
    return (
      <AmountChoice
        label={messages.amountChoice}
        options={[100, 250, 500, 1000].map((amount) => ({
          href: `#${amount}`,
          label: money(amount),
          current: amount === 250,
        }))}
      />
    );
  },
};

export const Button: StoryObj = {
  render: (_, { globals }) => {
    const { messages } = pageOfLocale(globals);
    return <ButtonLink link={{ value: '#', rel: [], target: false }} label={messages.seeOffer} />;
  },
};

export const SectionOfProse: StoryObj = {
  render: (_, { globals }) => {
    const { messages } = pageOfLocale(globals);
    return (
      <Section id="about" heading={messages.identity}>
        <Prose>
          <p>{messages.statement}</p>
          <p>
            <a href="#privacy">{messages.privacy}</a>
          </p>
        </Prose>
      </Section>
    );
  },
};
