import { FactList, PageTitle, Section } from '@plaza/ui-blocks/react';
import { Application, ClosedNote } from '../application/application.tsx';
import { isClosed } from '../application/is-closed.ts';
import { PageBody } from '../article/page-body.tsx';
import { ownEntry } from '../links/own-entry.ts';
import type { ScreenProps } from '../screen.ts';
import { jobNode } from '../structured-data/job.ts';
import { jobFacts } from './job-facts.ts';

/** A vacancy: salary, place and deadline before the text; after the deadline it says so. */
export async function Screen(props: ScreenProps) {
  const { page, content } = props;
  const writing = await content.translator();
  const { t } = writing;
  const job = await ownEntry(props, 'job');
  return (
    <>
      <PageTitle heading={page.heading} lead={page.lead} />
      {job && <ClosedNote content={content} entry={job} />}
      {job && (
        <Section id="facts" heading={t('facts-heading')}>
          <FactList facts={jobFacts(job, writing)} />
        </Section>
      )}
      <PageBody {...props} />
      {job && <Application content={content} entry={job} label={t('job-apply')} />}
    </>
  );
}

/** Search engines want no vacancy that is closed. */
export async function structuredData(props: ScreenProps) {
  const job = await ownEntry(props, 'job');
  if (!job || isClosed(job.deadline, Date.now())) return [];
  return [await jobNode(props, job)];
}
