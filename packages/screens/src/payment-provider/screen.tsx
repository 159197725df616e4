import { DataTable, FactList, HeaderBand, Logo, Section } from '@plaza/ui-blocks/react';
import { PageBody } from '../article/page-body.tsx';
import { Rating } from '../facts/rating.tsx';
import { ownEntry } from '../links/own-entry.ts';
import type { ScreenProps } from '../screen.ts';
import { paymentFacts, termsTable } from './payment-facts.ts';

/** A way to pay: the facts, then fees and times by country. */
export async function Screen(props: ScreenProps) {
  const { page, content } = props;
  const writing = await content.translator();
  const { t } = writing;
  const provider = await ownEntry(props, 'paymentProvider');
  return (
    <>
      <HeaderBand
        heading={page.heading}
        lead={page.lead}
        picture={<Logo name={page.heading} logo={provider?.logo} />}
        aside={<Rating rating={provider?.rating} t={t} />}
      />
      {provider && (
        <Section id="facts" heading={t('facts-heading')}>
          <FactList facts={paymentFacts(provider, writing)} />
        </Section>
      )}
      {provider?.terms && provider.terms.length > 0 && (
        <Section id="terms" heading={t('payment-terms')}>
          <DataTable name={t('payment-terms')} {...termsTable(provider.terms, writing)} />
        </Section>
      )}
      <PageBody {...props} />
    </>
  );
}
