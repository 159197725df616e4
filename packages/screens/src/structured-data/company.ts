import type { Organization as Company } from '@plaza/contract';
import { homePath, type RoutedSite } from '@plaza/routing';
import type { Organization, WebSite } from 'schema-dts';

/** The `@id` of the company, the same on every page. */
export const companyId = (site: RoutedSite) => `${site.url}/#organization`;

/** The company with the details of the footer. */
export function companyNode(site: RoutedSite, company: Company): Organization {
  const { name, legalName, taxId, address, email, telephone } = company;
  return {
    '@type': 'Organization',
    '@id': companyId(site),
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

/** The site, on the home page of each locale. */
export function siteNode(site: RoutedSite, locale: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${site.url}/#website`,
    name: site.displayName,
    url: site.url + homePath(site, locale),
    inLanguage: locale,
    publisher: { '@id': companyId(site) },
  };
}
