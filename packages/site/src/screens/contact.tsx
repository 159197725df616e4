import { ContactDetails, Hero } from '@plaza/ui-blocks/react';
import { contactDetails, findOrganization } from '../core/company-details.ts';
import { ContactForm } from '../react/contact-form.tsx';
import { PageBody } from '../react/page-body.tsx';
import type { ScreenProps } from '../react/screen.ts';

/** The contact page (§2.1): how to reach the company, a form to write to it, then what editors wrote. */
export async function Screen(props: ScreenProps) {
  const { page, content } = props;
  const { t } = await content.translator();
  const organization = findOrganization(await content.components());
  return (
    <>
      <Hero heading={page.heading} lead={page.lead} />
      {organization && (
        <ContactDetails heading={t('contact-details')} items={contactDetails(organization, t)} />
      )}
      <ContactForm app={props.app} match={props.match} t={t} />
      <PageBody {...props} />
    </>
  );
}
