import type { Meta, StoryObj } from '@storybook/react-vite';
import { AmountChoice } from '../react/page/amount-choice.tsx';
import { ButtonLink } from '../react/page/button-link.tsx';
import { Prose } from '../react/page/prose.tsx';
import { Section } from '../react/page/section.tsx';
import { SiteHeader } from '../react/page/site-header.tsx';
import { LONG_WORDS } from '../testing/hard-words.ts';
import { pageOfLocale } from '../testing/page-of-locale.ts';

export default { title: 'Page/Parts' } satisfies Meta;

export const HeaderWithManyLinks: StoryObj = {
  render: (_, { globals }) => {
    const { words } = pageOfLocale(globals);
    const labels = [words.loans, words.offers, words.contact, words.privacy, words.identity];
    return (
      <SiteHeader
        brand={{ name: 'Olivar', href: '#' }}
        navigation={labels.map((label, index) => ({ href: `#${index}`, label }))}
        labels={words}
      />
    );
  },
};

export const HeaderWithLongWords: StoryObj = {
  render: (_, { globals }) => {
    const { words } = pageOfLocale(globals);
    return (
      <SiteHeader
        brand={{ name: LONG_WORDS, href: '#' }}
        navigation={[{ href: '#1', label: LONG_WORDS }]}
        labels={words}
      />
    );
  },
};

export const Amounts: StoryObj = {
  render: (_, { globals }) => {
    const { words, money } = pageOfLocale(globals);
    return (
      <AmountChoice
        label={words.amountChoice}
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
    const { words } = pageOfLocale(globals);
    return <ButtonLink link={{ value: '#', rel: [], target: false }} label={words.seeOffer} />;
  },
};

export const SectionOfProse: StoryObj = {
  render: (_, { globals }) => {
    const { words } = pageOfLocale(globals);
    return (
      <Section id="about" heading={words.identity}>
        <Prose>
          <p>{words.statement}</p>
          <p>
            <a href="#privacy">{words.privacy}</a>
          </p>
        </Prose>
      </Section>
    );
  },
};
