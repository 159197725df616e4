import { type Product, productCurrency } from '@plaza/contract';
import { countryOfLocale } from '@plaza/routing';
import type { CheckedSite, Finding, SiteRule } from '../model.ts';

/** Content uses the site's locales, and its currencies match the countries. */
export const settings: SiteRule = (site) => [...foreignLocales(site), ...foreignProducts(site)];

/** The service's default language for cookie categories. */
const SERVICE_LOCALE = 'en-US';

function foreignLocales({ plaza, entities, localeFiles }: CheckedSite): Finding[] {
  const locales = plaza.site.markets.map(({ locale }) => locale);
  const hint = `plaza.config.ts has ${locales.join(', ')}.`;
  const named = entities.flatMap(({ folder, file, value }) =>
    'locale' in value && !(folder === 'cookie-categories' && value.locale === SERVICE_LOCALE)
      ? [{ file: `content/${file}`, path: ['locale'], locale: value.locale }]
      : [],
  );
  return [...named, ...localeFiles.map(({ file, locale }) => ({ file, locale }))]
    .filter(({ locale }) => !locales.some((own) => own === locale))
    .map(({ locale, ...place }) => ({
      ...place,
      message: `no country of the site has the locale ${locale}`,
      hint,
    }));
}

function foreignProducts({ plaza: { site }, entries }: CheckedSite): Finding[] {
  return entries('products').flatMap(({ file, value }) => {
    if (!site.marketByLocale.has(value.locale)) return [];
    const currency = countryOfLocale(site, value.locale).currency.name;
    const { productType } = value;
    const own = productCurrency(value);
    return [
      ...(own === undefined || own === currency
        ? []
        : [
            {
              file,
              path: currencyPath(value),
              message: `the currency is ${own}, but ${value.locale} uses ${currency}`,
              hint: `Write "${currency}", or correct the country in plaza.config.ts.`,
            },
          ]),
      ...(productType === site.productType
        ? []
        : [
            {
              file,
              path: ['productType'],
              message: `productType is ${productType}, but the site's is ${site.productType}`,
              hint: `Write ${site.productType}.`,
            },
          ]),
    ];
  });
}

function currencyPath(product: Product): string[] {
  if ('amountRange' in product) return ['amountRange', 'currency'];
  return product.kind === 'generic' ? ['price', 'currency'] : ['currency'];
}
