import type { Component, Organization } from '@plaza/content-client';
import type { InterfaceWords } from '../model/interface-words.ts';

type Detail = { term: string; value: string; href?: string };

/** The organization among a site's components; a site has one. */
export function findOrganization(components: readonly Component[]): Organization | undefined {
  return components.find((component) => component.type === 'organization')?.organization;
}

/** How to reach the company. */
export function contactDetails(organization: Organization, words: InterfaceWords): Detail[] {
  const { telephone, email, address } = organization;
  return [
    email && { term: words.email, value: email, href: `mailto:${email}` },
    telephone && { term: words.telephone, value: telephone, href: telephoneLink(telephone) },
    { term: words['postal-address'], value: address.join(', ') },
  ].filter((detail) => !!detail);
}

/** Who the company is, as the law wants it on every commercial page (LSSI art. 10). */
export function legalDetails(organization: Organization, words: InterfaceWords): Detail[] {
  const { legalName, taxId, registration, supervisor, dataProtectionEmail } = organization;
  return [
    { term: words['legal-name'], value: legalName },
    taxId && { term: words['tax-id'], value: taxId },
    registration && { term: words.registration, value: registration },
    ...contactDetails(organization, words),
    dataProtectionEmail && {
      term: words['data-protection-email'],
      value: dataProtectionEmail,
      href: `mailto:${dataProtectionEmail}`,
    },
    supervisor && { term: words.supervisor, value: supervisor },
  ].filter((detail) => !!detail);
}

const telephoneLink = (telephone: string) => `tel:${telephone.replaceAll(/[^\d+]/g, '')}`;
