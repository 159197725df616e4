import type { Meta, StoryObj } from '@storybook/react-vite';
import { AmountChoice } from '../react/page/amount-choice.tsx';
import { AmountAnswer, AmountForm } from '../react/page/amount-form.tsx';
import { ButtonLink } from '../react/page/button-link.tsx';
import { KindTiles } from '../react/page/kind-tiles.tsx';
import { Prose } from '../react/page/prose.tsx';
import { Section } from '../react/page/section.tsx';
import { TrustStrip } from '../react/page/trust-strip.tsx';
import { examplesOf } from '../testing/examples-of.tsx';
import { pageOfLocale } from '../testing/page-of-locale.ts';
import { pagePartsDocs as usage } from './page-parts-docs.ts';

export default { title: 'Page/Parts', parameters: { usage } } satisfies Meta;

export const Amounts: StoryObj = {
  render: (_, { globals }) => {
    const { messages, money } = pageOfLocale(globals);
    return (
      <div className="pz-band">
        <AmountChoice
          label={messages.amountChoice}
          options={[100, 250, 500, 1000].map((amount) => ({
            href: `#${amount}`,
            label: money(amount),
            current: amount === 250,
          }))}
        />
      </div>
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

const KINDS = [
  { href: '#loans', label: 'Préstamos', icon: 'money-with-hand', count: '14' },
  { href: '#cards', label: 'Tarjetas', icon: 'credit-card', count: '6' },
  { href: '#accounts', label: 'Cuentas de ahorro', icon: 'percentage', count: '8' },
  { href: '#brokers', label: 'Brókeres', icon: 'graph', count: '4' },
] as const;

export const Kinds: StoryObj = {
  render: (_, { globals }) => {
    const { messages } = pageOfLocale(globals);
    return <KindTiles label={messages.offers} tiles={KINDS} />;
  },
};

export const Trust: StoryObj = {
  render: (_, { globals }) => {
    const { messages } = pageOfLocale(globals);
    return (
      <TrustStrip
        reasons={[
          { icon: 'shield', text: messages.ranking },
          { icon: 'document', text: 'Cifras revisadas el 22 de noviembre de 2026' },
          { icon: 'person', text: 'Revisado por Ana Quintanilla', href: '#person' },
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

/** In every brand, beside each other; hidden from the list of stories. */
export const Overview: StoryObj = {
  tags: ['overview', '!dev', '!autodocs'],
  render: examplesOf(Question, Amounts, Kinds, Trust, Button),
};
