import type { Page } from '@plaza/contract';
import { href, pathOf } from '@plaza/routing';
import type { ScreenProps } from '../../screen.ts';
import { kindLists } from '../kind-lists.ts';
import { pageKinds } from '../page-products.ts';
import type { ListReach } from './list-settings.ts';
import { hasInputs } from './live-pages.ts';

const LOANS = ['loan', 'brokerDebt'] as const;

/** The other lists of loans of the page's locale, with the amounts that their lenders lend. */
export async function otherLists({ app, match, content, page }: ScreenProps): Promise<ListReach[]> {
  if (!asksForLoans(page)) return [];
  const { locale, route } = match;
  const paths = LOANS.flatMap((kind) => kindLists[kind])
    .flatMap((pageType) => pathOf(app.site, pageType, locale) ?? [])
    .filter((path) => path !== route.path);
  const products = await content.products();
  const pages = await Promise.all([...new Set(paths)].map((path) => content.page(path)));
  return pages.flatMap((other) => {
    if (!other?.productList || other.meta.noIndex || !asksForLoans(other)) return [];
    const kinds = pageKinds(other);
    const ranges = products.flatMap((product) =>
      product.active && 'amountRange' in product && kinds.includes(product.kind)
        ? [product.amountRange]
        : [],
    );
    if (ranges.length === 0) return [];
    const least = Math.min(...ranges.map(({ min }) => min));
    const most = Math.max(...ranges.map(({ max }) => max));
    const path = href(app.site, { locale, path: other.path });
    return [{ name: other.productList.heading, path, amounts: [least, most] as const }];
  });
}

const asksForLoans = (page: Page) =>
  hasInputs(page) && pageKinds(page).every((kind) => LOANS.some((loan) => loan === kind));
