import type { Meta, StoryObj } from '@storybook/react-vite';
import { AmountChoice } from '../react/page/amount-choice.tsx';
import { AmountAnswer, AmountForm } from '../react/page/amount-form.tsx';
import { ButtonLink } from '../react/page/button-link.tsx';
import { KindTiles } from '../react/page/kind-tiles.tsx';
import { Prose } from '../react/page/prose.tsx';
import { Section } from '../react/page/section.tsx';
import { TrustStrip } from '../react/page/trust-strip.tsx';
import { pageOfLocale } from '../testing/page-of-locale.ts';
import { pagePartsDocs as usage } from './page-parts-docs.ts';

export default { title: 'Page/Parts', parameters: { usage } } satisfies Meta;

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

/** The first question of a front page with its answer, in the hero of a brand. */
export const Question: StoryObj = {
  render: (_, { globals }) => {
    const { messages, offer, money } = pageOfLocale(globals);
    const [, term] = offer.figures;
    return (
      <div className="pz-hero">
        <AmountForm
          action="#list"
          amount={{ label: messages.amountChoice, unit: 'EUR', value: 250 }}
          term={{
            label: term?.label ?? '',
            options: [{ value: '30', label: term?.value ?? '' }],
            value: '30',
          }}
          submit={messages.seeOffer}
        >
          <AmountAnswer
            heading={money(250)}
            figures={offer.figures.slice(2)}
            offer={{ href: '#offer', label: offer.name }}
          />
        </AmountForm>
      </div>
    );
  },
};

export const Kinds: StoryObj = {
  render: (_, { globals }) => {
    const { messages } = pageOfLocale(globals);
    const icons = ['money-with-hand', 'credit-card', 'percentage', 'graph'] as const;
    return (
      <KindTiles
        label={messages.offers}
        tiles={icons.map((icon, index) => ({
          ...{ href: `#${icon}`, label: messages.offers, icon },
          count: `${index + 2}`,
        }))}
      />
    );
  },
};

export const Trust: StoryObj = {
  render: (_, { globals }) => {
    const { messages } = pageOfLocale(globals);
    return (
      <TrustStrip
        reasons={[
          { icon: 'shield', text: messages.ranking },
          { icon: 'person', text: messages.contact, href: '#person' },
        ]}
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
