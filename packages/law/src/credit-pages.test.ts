import { costMeasureName, regimeOf } from '@plaza/finance';
import { createMessages, interfaceMessages, interfaceTexts } from '@plaza/i18n';
import {
  type CountryConfig,
  defineRoutes,
  defineSite,
  productTypes,
  type SiteConfig,
} from '@plaza/routing';
import { describe, expect, test } from 'vitest';
import { creditPages } from './credit-pages.ts';

const spain = { id: 13, locale: 'es-ES', phoneCode: '34', currency: { name: 'EUR' } } as const;
const mexico = {
  id: 52,
  locale: 'es-MX',
  pathPrefix: 'mx',
  phoneCode: '52',
  currency: { name: 'MXN' },
} as const;
const colombia = { ...mexico, id: 57, locale: 'es-CO', pathPrefix: 'co', law: 'mx-cat' } as const;

const pagesOf = (
  countries: readonly CountryConfig[],
  productType: SiteConfig['productType'] = productTypes.Finance,
) =>
  creditPages(
    defineRoutes(
      defineSite({
        id: 101,
        url: 'https://olivar.example',
        displayName: 'Olivar',
        productType,
        countries,
      }),
      countries.map(({ locale }) => ({ path: '/lp/', pageType: 'Landing', locale })),
    ),
  );

describe('the law of a page', () => {
  test('is that of its country, or the one configured for it', () => {
    expect(pagesOf([spain, mexico, colombia])).toEqual({
      '/es-ES/lp': { locale: 'es-ES', regime: 'eu-ccd2', advertisesCredit: true },
      '/es-MX/lp': { locale: 'es-MX', regime: 'mx-cat', advertisesCredit: true },
      '/es-CO/lp': { locale: 'es-CO', regime: 'mx-cat', advertisesCredit: true },
    });
  });

  test('throws for an unknown regime, with its name', () => {
    expect(() => pagesOf([{ ...spain, law: 'es' }])).toThrow("the law 'es'; known are eu-ccd2");
  });

  test('does not apply to a site without finance products', () => {
    expect(pagesOf([spain], productTypes.Dating)).toEqual({});
  });
});

test.each([
  'da-DK',
  'de-DE',
  'en-GB',
  'en-PH',
  'en-US',
  'en-ZA',
  'es-ES',
  'es-MX',
  'fi-FI',
  'nb-NO',
  'pl-PL',
  'ro-RO',
  'sv-SE',
])('the interface names the cost measure in %s as in its law', async (locale) => {
  const messages = createMessages({
    namespace: 'interface',
    messages: interfaceMessages,
    read: interfaceTexts({}),
  });
  const { t } = await messages({ locale, currency: 'EUR' });
  const name = costMeasureName(regimeOf({ locale }), locale);
  expect(t('product-apr').toLowerCase()).toBe(name?.toLowerCase());
});
