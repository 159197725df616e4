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

export default {
  title: 'Page/Whole pages',
  parameters: { layout: 'fullscreen', frame: 'none' },
} satisfies Meta;

function Header({ words }: PageOfLocale) {
  return (
    <SiteHeader
      brand={{ name: 'Olivar', href: '#' }}
      navigation={[
        { href: '#loans', label: words.loans, current: true },
        { href: '#contact', label: words.contact },
      ]}
      labels={words}
    />
  );
}

function Footer({ words }: PageOfLocale) {
  return (
    <SiteFooter
      brandName="Olivar"
      statement={words.statement}
      identity={[
        { term: words.taxId, value: 'B00000000' },
        { term: words.email, value: 'hola@olivar.example', href: 'mailto:hola@olivar.example' },
      ]}
      legalLinks={[{ href: '#privacy', label: words.privacy }]}
      settings={<button type="button">{words.cookieSettings}</button>}
      labels={words}
    />
  );
}

/** A story of a whole page. */
const page = (Content: (page: PageOfLocale) => ReactNode): StoryObj => ({
  render: (_, { globals }) => {
    const props = pageOfLocale(globals);
    return (
      <PageShell
        skipLabel={props.words.skip}
        header={<Header {...props} />}
        footer={<Footer {...props} />}
      >
        <Content {...props} />
      </PageShell>
    );
  },
});

export const Front: StoryObj = page(({ words, labels, offer, money }) => (
  <>
    <Hero heading={words.promise} lead={words.lead}>
      <AmountChoice
        label={words.amountChoice}
        options={[100, 250, 500, 1000].map((amount) => ({
          href: `#${amount}`,
          label: money(amount),
          current: amount === 250,
        }))}
      />
    </Hero>
    <CreditWarning text={words.creditWarning} />
    <ProductList
      heading={words.offers}
      products={[offer, { ...offer, id: 8 }]}
      labels={labels}
      note={words.ranking}
    />
  </>
));

export const Contact: StoryObj = page(({ words }) => (
  <>
    <Hero heading={words.contact} lead={words.lead} />
    <ContactDetails
      heading={words.identity}
      items={[
        { term: words.email, value: 'hola@olivar.example', href: 'mailto:hola@olivar.example' },
        { term: words.taxId, value: 'B00000000' },
      ]}
    />
  </>
));

export const Legal: StoryObj = page(({ words }) => (
  <LegalDocument
    heading={words.privacy}
    lead={words.lead}
    updated={{ dateTime: '2026-11-20', text: '2026-11-20' }}
  >
    <h2>{words.identity}</h2>
    <p>{words.statement}</p>
    <ul>
      <li>{words.lead}</li>
      <li>{words.ranking}</li>
    </ul>
  </LegalDocument>
));

export const NotFound: StoryObj = page(({ words }) => (
  <ErrorScreen
    status={404}
    heading={words.notFoundHeading}
    message={words.notFoundText}
    links={[
      { href: '#home', label: words.home },
      { href: '#contact', label: words.contact },
    ]}
  />
));
