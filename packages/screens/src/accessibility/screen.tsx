import { DescriptionList, LegalDocument, Section } from '@plaza/ui-blocks/react';
import { PageSignature } from '../article/page-article.tsx';
import { PageText } from '../article/page-text.tsx';
import { RelatedPages } from '../related/related-pages.tsx';
import type { ScreenProps } from '../screen.ts';
import { accessibilityResults, findAccessibilityReport } from './accessibility-results.ts';

/** The accessibility statement: the legal text, then the test results. */
export async function Screen(props: ScreenProps) {
  const { page, content } = props;
  const { t } = await content.translator();
  const report = findAccessibilityReport(await content.components());
  return (
    <>
      <LegalDocument
        heading={page.heading}
        lead={page.lead}
        updated={{ dateTime: page.updatedAt, text: t('last-updated', { date: page.updatedAt }) }}
      >
        <PageText {...props} />
      </LegalDocument>
      {report && (
        <Section heading={t('accessibility-results')} id="results">
          <DescriptionList items={accessibilityResults(report, t)} />
        </Section>
      )}
      <PageSignature {...props} />
      <RelatedPages {...props} />
    </>
  );
}
