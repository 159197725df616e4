import type { Page } from '@plaza/contract';
import { href } from '@plaza/routing';
import type { ScreenProps } from '../../screen.ts';
import { pageKinds } from '../page-products.ts';
import type { ListReach } from './list-settings.ts';
import { hasInputs, isLivePage } from './live-pages.ts';

/** The other lists of loans of the page's locale, with the amounts that their lenders lend. */
export async function otherLists({ app, match, content, page }: ScreenProps): Promise<ListReach[]> {
  if (!asksForLoans(page)) return [];
  const { locale, route } = match;
  const others = app.site.routes.filter(
    (other) =>
      other.locale === locale &&
      other.path !== route.path &&
      isLivePage({ pageType: other.pageType }),
  );
  const products = await content.products();
  const pages = await Promise.all(others.map(({ path }) => content.page(path)));
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

const LOANS = ['loan', 'brokerDebt'];

const asksForLoans = (page: Page) =>
  hasInputs(page) && pageKinds(page).every((kind) => LOANS.includes(kind));
