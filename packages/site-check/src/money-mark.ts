/** Currency symbol of a locale: `€`, `kr`, `zł`. */
export function moneyMark(locale: string, currency: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? currency;
}
