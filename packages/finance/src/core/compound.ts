import { checkTerm, RATE_RANGE } from './rates.ts';
import { roundDecimal } from './round-decimal.ts';

/** Savings that earn interest on their interest, with regular deposits. */
export interface CompoundTerms {
  /** In minor units (cents), whole. */
  principal: number;
  /** Nominal rate per year, in percent. */
  rate: number;
  years: number;
  /** How often interest is added to the balance. Default 12: monthly. */
  compoundingsPerYear?: number;
  /** In minor units. Default 0. */
  deposit?: number;
  /** Default 12: monthly. */
  depositsPerYear?: number;
  /** When in its period a deposit is paid in. Default `end`. */
  depositAt?: 'start' | 'end';
}

/** One year, in minor units: `balance` is that of the year before plus `paidIn` and `interest`. */
export interface CompoundYear {
  year: number;
  paidIn: number;
  interest: number;
  balance: number;
}

/** The result of compounding, in minor units: `balance` is `paidIn` plus `interest`. */
export interface CompoundResult {
  balance: number;
  /** The principal and every deposit. */
  paidIn: number;
  interest: number;
  years: readonly CompoundYear[];
}

const LARGEST_SUM = 1e12;
const MOST_YEARS = 100;

/**
 * Compound interest. The balance of each year is the closed formula, rounded once, so that the
 * columns add up exactly and no rounding accumulates. Deposits between two compoundings earn the
 * equivalent rate of their part of the period.
 *
 * @example compound({ principal: 100_000, rate: 12, years: 1 }).balance // 112_683
 * @throws {LoanTermsError} for terms out of range, or a balance too large to count in minor units
 */
export function compound(terms: CompoundTerms): CompoundResult {
  checkTerms(terms);
  const { principal, deposit = 0, depositsPerYear = 12 } = terms;
  const paidIn = deposit * depositsPerYear;
  const years: CompoundYear[] = [];
  let balance = principal;
  for (let year = 1; year <= terms.years; year++) {
    const before = balance;
    balance = roundDecimal(balanceAfter(terms, year));
    checkTerm('balance', balance, { min: 0, max: Number.MAX_SAFE_INTEGER });
    years.push({ year, paidIn, interest: balance - before - paidIn, balance });
  }
  const total = principal + paidIn * terms.years;
  return { balance, paidIn: total, interest: balance - total, years };
}

function checkTerms(terms: CompoundTerms): void {
  const { compoundingsPerYear = 12, deposit = 0, depositsPerYear = 12 } = terms;
  checkTerm('principal', terms.principal, { min: 0, max: LARGEST_SUM, whole: true });
  checkTerm('deposit', deposit, { min: 0, max: LARGEST_SUM, whole: true });
  checkTerm('rate', terms.rate, RATE_RANGE);
  checkTerm('years', terms.years, { min: 0, max: MOST_YEARS, whole: true });
  checkTerm('compoundingsPerYear', compoundingsPerYear, { min: 1, max: 366, whole: true });
  checkTerm('depositsPerYear', depositsPerYear, { min: 1, max: 366, whole: true });
}

/** The unrounded balance after whole years. */
function balanceAfter(terms: CompoundTerms, years: number): number {
  const { principal, rate, compoundingsPerYear = 12, deposit = 0, depositsPerYear = 12 } = terms;
  const yearly = compoundingsPerYear * Math.log1p(rate / 100 / compoundingsPerYear);
  const growth = Math.expm1(yearly * years);
  const perDeposit = Math.expm1(yearly / depositsPerYear);
  const deposits = perDeposit === 0 ? years * depositsPerYear : growth / perDeposit;
  const early = terms.depositAt === 'start' ? 1 + perDeposit : 1;
  return principal * (1 + growth) + deposit * deposits * early;
}
