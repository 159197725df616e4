import type { Scholarship } from '@plaza/contract';
import type { Writing } from '@plaza/i18n';
import { type Fact, FactList, PageTitle, Section } from '@plaza/ui-blocks/react';
import { Application, ClosedNote } from '../application/application.tsx';
import { PageBody } from '../article/page-body.tsx';
import { ownEntry } from '../links/own-entry.ts';
import type { ScreenProps } from '../screen.ts';

/** A scholarship: amount and deadline, who can apply, how. */
export async function Screen(props: ScreenProps) {
  const { page, content } = props;
  const writing = await content.translator();
  const { t } = writing;
  const scholarship = await ownEntry(props, 'scholarship');
  return (
    <>
      <PageTitle heading={page.heading} lead={page.lead} />
      {scholarship && <ClosedNote content={content} entry={scholarship} />}
      {scholarship && (
        <Section id="facts" heading={t('facts-heading')}>
          <FactList facts={scholarshipFacts(scholarship, writing)} />
        </Section>
      )}
      {scholarship && (
        <Section id="rules" heading={t('scholarship-rules')}>
          <div className="pz-text">
            <ul>
              {scholarship.eligibility.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </div>
        </Section>
      )}
      <PageBody {...props} />
      {scholarship && (
        <Application content={content} entry={scholarship} label={t('scholarship-apply')} />
      )}
    </>
  );
}

function scholarshipFacts({ amount, awards, deadline }: Scholarship, writing: Writing): Fact[] {
  const { t, formats } = writing;
  const isOwn = amount.currency === formats.currency;
  const value = formats.money(amount.value, { hideUnit: !isOwn });
  return [
    { term: t('scholarship-amount'), value: isOwn ? value : `${value} ${amount.currency}` },
    { term: t('scholarship-awards'), value: formats.count(awards) },
    { term: t('job-deadline'), value: formats.date(deadline) },
  ];
}
