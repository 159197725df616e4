/** What sample loans of a country are like: of its magnitude, and within what its law lets loans cost. */
export interface Lending {
  /** Amounts in whole units of the currency, for a site that names none. */
  readonly amounts: readonly number[];
  /** Borrowing rates of the five sample lenders, in percent a year, from the lowest up. */
  readonly rates: readonly [number, number, number, number, number];
  /** Fee of the dearest lender, in percent of the amount; none where lenders may not or do not ask for one. */
  readonly feePercent: number;
}

const european: Lending = {
  amounts: [500, 1000, 2500, 5000],
  rates: [5.9, 7.9, 9.9, 12.4, 14.9],
  feePercent: 0,
};

const scandinavian: Lending = {
  amounts: [5000, 10_000, 20_000, 50_000],
  rates: [7.9, 10.9, 13.9, 16.9, 19.9],
  feePercent: 0,
};

/** By ISO 3166 country. Samples, not a description of any market. */
const lendingTable: Readonly<Record<string, Lending>> = {
  DK: { ...scandinavian, rates: [7.9, 10.9, 13.9, 16.9, 17.9], feePercent: 1 },
  ES: { amounts: [100, 250, 500, 1000], rates: [7.9, 10.9, 14.9, 18.9, 21.9], feePercent: 2 },
  FI: { amounts: [500, 1000, 2000, 5000], rates: [6.9, 8.9, 10.9, 12.9, 14.9], feePercent: 0 },
  GB: { amounts: [250, 500, 1000, 2500], rates: [9.9, 14.9, 24.9, 34.9, 49.9], feePercent: 0 },
  MX: { amounts: [1000, 3000, 6000, 12_000], rates: [29.9, 45, 68, 96, 140], feePercent: 3 },
  NO: scandinavian,
  PH: { amounts: [5000, 10_000, 20_000, 50_000], rates: [18, 28.8, 42, 54, 66], feePercent: 3 },
  PL: { amounts: [500, 1000, 3000, 5000], rates: [8.9, 10.9, 12.9, 14.4, 16], feePercent: 3 },
  RO: { amounts: [1000, 3000, 5000, 10_000], rates: [11.9, 15.9, 19.9, 24.9, 29.9], feePercent: 0 },
  SE: scandinavian,
  US: {
    amounts: [500, 1000, 2500, 5000],
    rates: [9.99, 14.99, 19.99, 25.99, 31.99],
    feePercent: 3,
  },
  ZA: { amounts: [1000, 2500, 5000, 8000], rates: [16, 19, 22, 25, 27.5], feePercent: 5 },
};

/** The sample loans of a country. */
export const lendingOf = (country: string): Lending => lendingTable[country] ?? european;
