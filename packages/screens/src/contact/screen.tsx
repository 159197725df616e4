import { ContactDetails, Hero } from '@plaza/ui-blocks/react';
import { PageArticle } from '../article/page-article.tsx';
import { contactDetails, findOrganization } from '../frame/company-details.ts';
import type { ScreenProps } from '../screen.ts';
import { sitePageNode } from '../structured-data/site-page.ts';
import { ContactForm } from './contact-form.tsx';

/** The contact page (§2.1): contact details, how soon we reply, a message form, then the content. */
export async function Screen(props: ScreenProps) {
  const { page, content } = props;
  const { t } = await content.translator();
  const organization = findOrganization(await content.components());
  return (
    <>
      <Hero heading={page.heading} lead={page.lead} />
      {organization && (
        <ContactDetails
          heading={t('contact-details')}
          items={[
            ...contactDetails(organization, t),
            { term: t('contact-reply'), value: t('contact-reply-time') },
          ]}
        />
      )}
      <ContactForm app={props.app} match={props.match} t={t} />
      <PageArticle {...props} />
    </>
  );
}

export const structuredData = async (props: ScreenProps) => [
  await sitePageNode('ContactPage', props),
];
