import type { Organization as Company, Page } from '@plaza/contract';
import { absoluteHref, homePath, type PageMatch, type RoutedSite } from '@plaza/routing';
import type { Thing } from 'schema-dts';
import type { ChosenOffer } from '../offers/choose-offers.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { companyId, companyNode, siteNode } from './company.ts';
import { graph, type StructuredData } from './graph.ts';
import { loanNode } from './loans.ts';
import { questionsPage } from './questions.ts';

export type PageData = {
  readonly site: RoutedSite;
  readonly match: PageMatch;
  readonly page: Page;
  readonly company: Company | undefined;
  /** The offers that the page lists, in its order. */
  readonly offers: readonly ChosenOffer[];
  /** Formats an amount as the page does. */
  readonly money: (amount: number) => string;
  /** What the screen of the page adds. */
  readonly things?: readonly Thing[] | undefined;
};

/**
 * The structured data of a page: company, position in the site, questions and offers. Every text
 * and figure of it is on the page.
 *
 * @returns nothing for a page with noindex (§2.4)
 */
export function pageData(data: PageData): StructuredData | undefined {
  const { site, match, page, company, offers, money, things = [] } = data;
  if (page.meta.noIndex) return undefined;
  const { locale, country, route } = match;
  const url = absoluteHref(site, { locale, path: route.path });
  const loan = { url, currency: country.currency.name, broker: companyId(site), money };
  return graph(
    [
      company && companyNode(site, company),
      match.path === homePath(site, locale)
        ? siteNode(site, locale)
        : breadcrumbs(site, match, page),
      questionsPage(page.body),
      ...offers.map((offer) => loanNode(offer, loan)),
      ...things,
    ].filter((thing) => thing !== undefined),
  );
}
