import { href } from '@plaza/routing';
import { listOf } from '../products/kind-lists.ts';
import { lentAmounts } from '../products/kinds/loan/lent-amounts.ts';
import { isLivePage } from '../products/live/live-pages.ts';
import type { ScreenProps } from '../screen.ts';

type AmountLinksProps = Pick<ScreenProps, 'content'> & {
  readonly app: Pick<ScreenProps['app'], 'site'>;
  readonly locale: string;
  /** Of the page that shows the links. */
  readonly path?: string;
};

/**
 * Links to the pages of each loan amount (§2.1): the static lists of a locale whose content has an
 * amount, smallest first.
 */
export async function amountLinks({ app, locale, path: current, content }: AmountLinksProps) {
  const { formats } = await content.translator();
  const siblings = app.site.routes.filter(
    (other) => other.locale === locale && other.pageType === 'ProductListStatic',
  );
  const pages = await Promise.all(siblings.map(({ path }) => content.page(path)));
  return pages
    .flatMap((page) => {
      const amount = page?.productList?.amount;
      return page && amount ? [{ amount, path: page.path }] : [];
    })
    .toSorted((a, b) => a.amount - b.amount)
    .map(({ amount, path }) => ({
      href: href(app.site, { locale, path }),
      label: formats.money(amount),
      current: path === current,
    }));
}

/** Links to the list of loans, compared for amounts that lenders publish. */
export async function amountsOfList({ app, match, content }: ScreenProps) {
  const { formats } = await content.translator();
  const { locale } = match;
  const path = listOf('loan', app, locale);
  const page = path === undefined ? undefined : await content.page(path);
  if (!path || !page || !isLivePage(page)) return [];
  return (await lentAmounts(content)).map((amount) => ({
    href: `${href(app.site, { locale, path })}?amount=${amount}#product-list`,
    label: formats.money(amount),
  }));
}
