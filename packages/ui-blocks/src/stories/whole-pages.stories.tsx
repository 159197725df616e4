import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { CreditWarning } from '../blocks/credit-warning/credit-warning.tsx';
import { ProductList } from '../blocks/product-list/product-list.tsx';
import { AmountChoice } from '../react/page/amount-choice.tsx';
import { ContactDetails } from '../react/page/contact-details.tsx';
import { ErrorScreen } from '../react/page/error-screen.tsx';
import { Hero } from '../react/page/hero.tsx';
import { LegalDocument } from '../react/page/legal-document.tsx';
import { PageShell } from '../react/page/page-shell.tsx';
import { SiteFooter } from '../react/page/site-footer.tsx';
import { SiteHeader } from '../react/page/site-header.tsx';
import { type PageOfLocale, pageOfLocale } from '../testing/page-of-locale.ts';
import { wholePagesDocs as usage } from './whole-pages-docs.ts';

export default {
  title: 'Page/Whole pages',
  // Pages have ids and landmarks of their own, so that each is documented in a frame.
  parameters: {
    usage,
    widths: [360, 1280],
    layout: 'fullscreen',
    frame: 'none',
    docs: { story: { inline: false, height: '560px' } },
  },
} satisfies Meta;

function Header({ messages }: PageOfLocale) {
  return (
    <SiteHeader
      brand={{ name: 'Olivar', href: '#', icon: 'icon.svg' }}
      navigation={[
        { href: '#loans', label: messages.loans, current: true },
        { href: '#contact', label: messages.contact },
      ]}
      labels={messages}
    />
  );
}

function Footer({ messages }: PageOfLocale) {
  return (
    <SiteFooter
      brandName="Olivar"
      statement={messages.statement}
      identity={[
        { term: messages.taxId, value: 'B00000000' },
        { term: messages.email, value: 'hola@olivar.example', href: 'mailto:hola@olivar.example' },
      ]}
      legalLinks={[{ href: '#privacy', label: messages.privacy }]}
      settings={<button type="button">{messages.cookieSettings}</button>}
      labels={messages}
    />
  );
}

/** A story of a whole page. */
const page = (Content: (page: PageOfLocale) => ReactNode): StoryObj => ({
  render: (_, { globals }) => {
    const props = pageOfLocale(globals);
    return (
      <PageShell
        skipLabel={props.messages.skip}
        header={<Header {...props} />}
        footer={<Footer {...props} />}
      >
        <Content {...props} />
      </PageShell>
    );
  },
});

export const Front: StoryObj = page(({ messages, labels, offer, money }) => (
  <>
    <Hero heading={messages.promise} lead={messages.lead}>
      <AmountChoice
        label={messages.amountChoice}
        options={[100, 250, 500, 1000].map((amount) => ({
          href: `#${amount}`,
          label: money(amount),
          current: amount === 250,
        }))}
      />
    </Hero>
    <CreditWarning text={messages.creditWarning} />
    <ProductList
      heading={messages.offers}
      products={[offer, { ...offer, id: 8 }]}
      labels={labels}
      note={messages.ranking}
    />
  </>
));

export const Contact: StoryObj = page(({ messages }) => (
  <>
    <Hero heading={messages.contact} lead={messages.lead} />
    <ContactDetails
      heading={messages.identity}
      items={[
        { term: messages.email, value: 'hola@olivar.example', href: 'mailto:hola@olivar.example' },
        { term: messages.taxId, value: 'B00000000' },
      ]}
    />
  </>
));

export const Legal: StoryObj = page(({ messages }) => (
  <LegalDocument
    heading={messages.privacy}
    lead={messages.lead}
    updated={{ dateTime: '2026-11-20', text: '2026-11-20' }}
  >
    <h2>{messages.identity}</h2>
    <p>{messages.statement}</p>
    <ul>
      <li>{messages.lead}</li>
      <li>{messages.ranking}</li>
    </ul>
  </LegalDocument>
));

export const NotFound: StoryObj = page(({ messages }) => (
  <ErrorScreen
    status={404}
    heading={messages.notFoundHeading}
    message={messages.notFoundText}
    links={[
      { href: '#home', label: messages.home },
      { href: '#contact', label: messages.contact },
    ]}
  />
));
