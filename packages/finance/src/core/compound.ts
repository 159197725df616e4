import { checkTerm, RATE_RANGE } from './rates.ts';

/** A sum that earns interest on its interest. */
export interface CompoundTerms {
  /** In minor units (cents), whole. */
  principal: number;
  /** Nominal rate per year, in percent. */
  rate: number;
  /** Number of periods. */
  periods: number;
  /** Default 12: monthly. */
  periodsPerYear?: number;
  /** Paid in at the end of each period, in minor units. Default 0. */
  deposit?: number;
}

/** The result of compounding, in minor units: `balance` is `paidIn` plus `interest`. */
export interface CompoundResult {
  balance: number;
  paidIn: number;
  interest: number;
}

const LARGEST_SUM = 1e12;
const MOST_PERIODS = 36_600;

/**
 * Compound interest, rounded once, at the end.
 *
 * @example compound({ principal: 100_000, rate: 12, periods: 12 }).balance // 112_683
 * @throws {LoanTermsError} for terms out of range, or a balance too large to count in minor units
 */
export function compound(terms: CompoundTerms): CompoundResult {
  const { principal, rate, periods, periodsPerYear = 12, deposit = 0 } = terms;
  checkTerm('principal', principal, { min: 0, max: LARGEST_SUM, whole: true });
  checkTerm('deposit', deposit, { min: 0, max: LARGEST_SUM, whole: true });
  checkTerm('rate', rate, RATE_RANGE);
  checkTerm('periods', periods, { min: 0, max: MOST_PERIODS, whole: true });
  checkTerm('periodsPerYear', periodsPerYear, { min: 1, max: 366, whole: true });
  const perPeriod = rate / 100 / periodsPerYear;
  const growth = Math.expm1(periods * Math.log1p(perPeriod));
  const fromDeposits = perPeriod === 0 ? deposit * periods : (deposit * growth) / perPeriod;
  const paidIn = principal + deposit * periods;
  const balance = Math.round(principal * (1 + growth) + fromDeposits);
  checkTerm('balance', balance, { min: 0, max: Number.MAX_SAFE_INTEGER });
  return { balance, paidIn, interest: balance - paidIn };
}
