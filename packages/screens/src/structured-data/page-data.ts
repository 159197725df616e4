import type { Organization as Company, Page } from '@plaza/contract';
import { absoluteHref, homePath, type PageMatch, type RoutedSite } from '@plaza/routing';
import type { Thing } from 'schema-dts';
import type { CardWriting } from '../products/card-writing.ts';
import type { Listed } from '../products/kind.ts';
import { kindRow } from '../products/kinds.ts';
import { pageTrail } from '../trail/page-trail.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { companyId, companyNode, siteNode } from './company.ts';
import { graph, type StructuredData } from './graph.ts';
import { questionsPage } from './questions.ts';

export type PageData = {
  readonly site: RoutedSite;
  readonly match: PageMatch;
  readonly page: Page;
  readonly company: Company | undefined;
  /** The products that the page lists, in its order. */
  readonly listed: readonly Listed[];
  /** Writes figures as the page's cards do. */
  readonly writing: CardWriting;
  /** What the screen of the page adds. */
  readonly things?: readonly Thing[] | undefined;
};

/**
 * The structured data of a page: company, position in the site, questions and products. Every text
 * and figure of it is on the page.
 *
 * @returns nothing for a page with noindex (§2.4)
 */
export function pageData(data: PageData): StructuredData | undefined {
  const { site, match, page, company, listed, writing, things = [] } = data;
  if (page.meta.noIndex) return undefined;
  const { locale, route } = match;
  const url = absoluteHref(site, { locale, path: route.path });
  const context = { url, company: companyId(site, company), writing };
  return graph(
    [
      company && companyNode(site, company),
      match.path === homePath(site, locale)
        ? siteNode(site, locale, context.company)
        : breadcrumbs(site, pageTrail(site, match, page)),
      questionsPage(page.body),
      ...listed.map((each) => kindRow(each.product.kind).thing(each, context)),
      ...things,
    ].filter((thing) => thing !== undefined),
  );
}
