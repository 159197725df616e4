import { FactList, PageTitle, Section } from '@plaza/ui-blocks/react';
import { LeadImage } from '../article/lead-image.tsx';
import { PageSignature } from '../article/page-article.tsx';
import { PageBody } from '../article/page-body.tsx';
import { findOrganization, legalDetails } from '../frame/company-details.ts';
import { RelatedPages } from '../related/related-pages.tsx';
import type { ScreenProps } from '../screen.ts';
import { sitePageNode } from '../structured-data/site-page.ts';

/** What the site is, who owns it and who pays for it. */
export async function Screen(props: ScreenProps) {
  const { page, content } = props;
  const { t } = await content.translator();
  const organization = findOrganization(await content.components());
  return (
    <>
      <PageTitle heading={page.heading} lead={page.lead} />
      <LeadImage {...props} />
      <PageBody {...props} />
      {organization && (
        <Section id="company" heading={t('about-owner')}>
          <FactList facts={legalDetails(organization, t)} />
        </Section>
      )}
      <Section id="funding" heading={t('about-funding')}>
        <p className="pz-text">{t('footer-statement')}</p>
      </Section>
      <PageSignature {...props} />
      <RelatedPages {...props} />
    </>
  );
}

export const structuredData = async (props: ScreenProps) => [
  await sitePageNode('AboutPage', props),
];
