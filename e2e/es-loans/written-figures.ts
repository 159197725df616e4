const number = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat('es-ES', options);

function money(value: number): string {
  const digits = Number.isInteger(value) ? 0 : 2;
  const fractions = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return number({ style: 'currency', currency: 'EUR', ...fractions }).format(value);
}

function percent(value: number, digits: number): string {
  const fractions = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return number({ style: 'percent', ...fractions }).format(value / 100);
}

const days = number({ style: 'unit', unit: 'day', unitDisplay: 'long' });

/**
 * How a page in es-ES formats the numbers of structured data, by their place there.
 *
 * @throws {Error} for a number without a known format
 */
const writers: readonly [place: RegExp, write: (value: number) => string][] = [
  [/\.(amount|loanPaymentAmount)\.value$/, money],
  [/\.loanTerm\.value$/, (count) => days.format(count)],
  [/\.interestRate$/, (rate) => percent(rate, Number.isInteger(rate) ? 0 : 2)],
  [/\.annualPercentageRate$/, (rate) => percent(rate, 2)],
  [/\.numberOfLoanPayments$/, String],
];

/** @throws Error for a number of which unknown number format */
export function writeFigure(place: string, value: number): string {
  const write = writers.find(([pattern]) => pattern.test(place))?.[1];
  if (!write) throw new Error(`${place}: unknown number format`);
  return write(value);
}
