import { type Page, PRODUCTS_WITHHELD_BY_DEFAULT, type Product } from '@plaza/contract';
import { pageKinds } from '@plaza/screens';
import type { CheckedSite, Entry, Finding, SiteRule } from '../model.ts';
import { activeProducts, listedProducts } from '../page-offers.ts';

/** A page that lists offers has some; otherwise the cause, in the file where it can be mended. */
export const listedOffers: SiteRule = (site) => {
  if (!site.isWhole('products')) return [];
  const withheld = site.plaza.site.productsWithheld ?? PRODUCTS_WITHHELD_BY_DEFAULT;
  const isWithheld = ({ locale }: Page) => withheld.includes(locale);
  const pages = site.entries('pages').filter(({ value }) => value.productList);
  return [
    ...withheldFindings(
      site,
      pages.filter(({ value }) => isWithheld(value)),
    ),
    ...pages
      .filter(({ value }) => !isWithheld(value) && listedProducts(site, value).length === 0)
      .map((page) => emptyFinding(site, page)),
  ];
};

/** A locale without products is meant to be empty (§7.2); products that are never shown are not. */
function withheldFindings(site: CheckedSite, pages: readonly Entry<'pages'>[]): Finding[] {
  const locales = [...new Set(pages.map(({ value }) => value.locale))];
  return locales
    .filter((locale) => activeProducts(site, locale).length > 0)
    .map((locale) => ({
      file: 'plaza.config.ts',
      path: ['productsWithheld'],
      message: `${pages.length === 1 ? 'a page' : `${pages.length} pages`} of ${locale} list no offers, because the site withholds the products of ${locale}`,
      hint: `Write productsWithheld without '${locale}' (it is withheld where the setting is absent), or remove the products of ${locale}.`,
    }));
}

function emptyFinding(site: CheckedSite, { file, value }: Entry<'pages'>): Finding {
  return {
    file,
    path: ['productList'],
    message: `the page lists no offers, because ${causeOf(site, value)}`,
    hint: 'Correct the list of the page, or add a product to content/products.',
  };
}

function causeOf(site: CheckedSite, page: Page): string {
  const { locale, productList } = page;
  const own = site.entries('products').filter(({ value }) => value.locale === locale);
  if (own.length === 0) return `content/products has no product of ${locale}`;
  const active = activeProducts(site, locale);
  if (active.length === 0)
    return `no product of ${locale} is active: ${own.map(({ file }) => file).join(', ')}`;
  const kinds = pageKinds(page);
  const ofKind = active.filter(({ kind }) => kinds.some((name) => name === kind));
  if (ofKind.length === 0) return `no active product of ${locale} is a ${kinds.join(' or ')}`;
  const { amount } = productList ?? {};
  const known = amountsOf(ofKind);
  return amount === undefined || known.length === 0
    ? `its list lets none of the ${ofKind.length} active products of ${locale} pass`
    : `no active product of ${locale} has an offer of ${amount}; there are offers of ${known.join(', ')}`;
}

function amountsOf(products: readonly Product[]): number[] {
  const amounts = products.flatMap((product) =>
    'offers' in product ? product.offers.map(({ amount }) => amount) : [],
  );
  return [...new Set(amounts)].toSorted((a, b) => a - b);
}
