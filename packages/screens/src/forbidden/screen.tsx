import { homePath } from '@plaza/routing';
import { EntryList, ErrorScreen, Section } from '@plaza/ui-blocks/react';
import { LeadImage } from '../article/lead-image.tsx';
import { PageSignature } from '../article/page-article.tsx';
import { PageBody } from '../article/page-body.tsx';
import { linkedPages } from '../related/linked-page.ts';
import type { ScreenProps } from '../screen.ts';

/** What is not for everyone: why, and where to go instead. Its page is answered with 403 (§2.3). */
export async function Screen(props: ScreenProps) {
  const { app, match, page, content } = props;
  const { t } = await content.translator();
  const elsewhere = await linkedPages(props, page.relatedPaths);
  return (
    <>
      <ErrorScreen
        status={403}
        heading={page.heading}
        message={page.lead ?? ''}
        links={[{ href: homePath(app.site, match.locale), label: t('not-found-action') }]}
      />
      <LeadImage {...props} />
      <PageBody {...props} />
      <PageSignature {...props} />
      {elsewhere.length > 0 && (
        <Section id="elsewhere" heading={t('forbidden-elsewhere')}>
          <EntryList entries={elsewhere} level={3} />
        </Section>
      )}
    </>
  );
}
