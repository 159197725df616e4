import type { Organization as Company } from '@plaza/contract';
import { homePath, type RoutedSite } from '@plaza/routing';
import type { Organization, WebSite } from 'schema-dts';
import { findOrganization } from '../frame/company-details.ts';
import type { ScreenProps } from '../screen.ts';

/**
 * The `@id` of the company behind a page: one per legal entity, the same on every page and in every
 * language of it.
 *
 * @param company of the page's locale; the site has none before its content is complete
 */
export function companyId(site: RoutedSite, company: Company | undefined): string {
  const name = company && fragmentOf(`${company.legalName} ${company.taxId ?? ''}`);
  return `${site.url}/#organization${name ? `-${name}` : ''}`;
}

const fragmentOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The `@id` of the company behind a page. */
export const companyOf = async ({ app, content }: Pick<ScreenProps, 'app' | 'content'>) =>
  companyId(app.site, findOrganization(await content.components()));

/** The company with the details of the footer. */
export function companyNode(site: RoutedSite, company: Company): Organization {
  const { name, legalName, taxId, address, email, telephone } = company;
  return {
    '@type': 'Organization',
    '@id': companyId(site, company),
    name,
    legalName,
    url: `${site.url}/`,
    logo: `${site.url}/icon-512.png`,
    address: address.join(', '),
    ...(taxId && { taxID: taxId }),
    ...(email && { email }),
    ...(telephone && { telephone }),
  };
}

/**
 * The site, on the home page of each locale.
 *
 * @param publisher the `@id` of the company
 */
export function siteNode(site: RoutedSite, locale: string, publisher: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${site.url}/#website`,
    name: site.displayName,
    url: site.url + homePath(site, locale),
    inLanguage: locale,
    publisher: { '@id': publisher },
  };
}
