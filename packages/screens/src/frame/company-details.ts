import type { Component, Organization } from '@plaza/contract';
import type { TranslateInterface } from '@plaza/i18n';
import { phoneLink } from '../facts/known-facts.ts';

type Detail = { term: string; value: string; href?: string };

/** Finds the organization among a site's components; a site has one. */
export function findOrganization(components: readonly Component[]): Organization | undefined {
  return components.find((component) => component.type === 'organization')?.organization;
}

/** Contact details and hours of the company. */
export function contactDetails(organization: Organization, t: TranslateInterface): Detail[] {
  const { openingHours } = organization;
  const ways = waysToReach(organization, t);
  return openingHours ? [...ways, { term: t('opening-hours'), value: openingHours }] : ways;
}

function waysToReach(organization: Organization, t: TranslateInterface): Detail[] {
  const { telephone, email, address } = organization;
  return [
    email && { term: t('email'), value: email, href: `mailto:${email}` },
    telephone && { term: t('telephone'), value: telephone, href: phoneLink(telephone) },
    { term: t('postal-address'), value: address.join(', ') },
  ].filter((detail) => !!detail);
}

/** Legal details of the company, required on every commercial page (LSSI art. 10). */
export function legalDetails(organization: Organization, t: TranslateInterface): Detail[] {
  const { legalName, taxId, registration, supervisor, complaints, dataProtectionEmail } =
    organization;
  return [
    { term: t('legal-name'), value: legalName },
    taxId && { term: t('tax-id'), value: taxId },
    registration && { term: t('registration'), value: registration },
    ...waysToReach(organization, t),
    dataProtectionEmail && {
      term: t('data-protection-email'),
      value: dataProtectionEmail,
      href: `mailto:${dataProtectionEmail}`,
    },
    supervisor && { term: t('supervisor'), value: supervisor },
    complaints && {
      term: t('provider-complaints'),
      value: complaints.name,
      href: complaints.url,
    },
  ].filter((detail) => !!detail);
}
