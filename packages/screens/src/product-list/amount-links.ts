import { href } from '@plaza/routing';
import type { ScreenProps } from '../screen.ts';

/**
 * Links to the pages of each loan amount (§2.1): the pages of the same type and locale whose
 * content has an amount, smallest first.
 */
export async function amountLinks({ app, match, content }: ScreenProps) {
  const { locale, route } = match;
  const { formats } = await content.translator();
  const siblings = app.site.routes.filter(
    (other) => other.locale === locale && other.pageType === route.pageType,
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
      current: path === route.path,
    }));
}
