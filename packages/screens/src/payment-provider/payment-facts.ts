import type { PaymentProvider } from '@plaza/contract';
import type { Writing } from '@plaza/i18n';
import type { DataTableProps, Fact } from '@plaza/ui-blocks/react';
import { countryName, currencyName, knownFacts, siteName } from '../facts/known-facts.ts';

/** What a way to pay costs, how long it takes and where it is available. */
export function paymentFacts(provider: PaymentProvider, { t, formats }: Writing): Fact[] {
  const { method, depositTime, withdrawalTime, fees, currencies, countries, website } = provider;
  const { locale } = formats;
  return knownFacts([
    { term: t('payment-method'), value: t(`payment-method-${method}`) },
    { term: t('payment-fees'), value: fees },
    { term: t('payment-deposit-time'), value: depositTime },
    { term: t('payment-withdrawal-time'), value: withdrawalTime },
    {
      term: t('payment-currencies'),
      value: currencies && formats.list(currencies.map((code) => currencyName(locale, code))),
    },
    {
      term: t('payment-countries'),
      value: countries && formats.list(inAlphabet(locale, countries)),
    },
    { term: t('website'), value: website && siteName(website), href: website },
  ]);
}

/** Fees and times as a table, a row for each country in the order of the content. */
export function termsTable(
  terms: NonNullable<PaymentProvider['terms']>,
  { t, formats }: Writing,
): Pick<DataTableProps, 'columns' | 'rows'> {
  return {
    columns: [
      t('payment-country'),
      t('payment-deposit-fee'),
      t('payment-deposit-time'),
      t('payment-withdrawal-fee'),
      t('payment-withdrawal-time'),
    ],
    rows: terms.map((row) => [
      countryName(formats.locale, row.country),
      ...[row.depositFee, row.depositTime, row.withdrawalFee, row.withdrawalTime],
    ]),
  };
}

function inAlphabet(locale: string, countries: readonly string[]): string[] {
  const names = countries.map((code) => countryName(locale, code));
  return names.sort(new Intl.Collator(locale).compare);
}
