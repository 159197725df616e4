import type { CashFlow } from './cash-flow.ts';
import { checkTerm, RATE_RANGE } from './rates.ts';
import { roundDecimal } from './round-decimal.ts';

/**
 * Terms of a loan that is repaid in equal instalments, one at the end of each period. Lenders who
 * count days have periods that do not divide a year: 365/30 periods of 30 days.
 */
export interface LoanTerms {
  /** In minor units (cents), whole. */
  principal: number;
  /** Nominal borrowing rate per year, in percent. */
  rate: number;
  /** Number of instalments. */
  instalments: number;
  /** Default 12: monthly. */
  periodsPerYear?: number;
  /**
   * How a lender rounds the annuity's instalment; the last payment is then what is left. Without it,
   * the instalment is the lowest whose last payment is not higher.
   */
  rounding?: 'up' | 'nearest';
}

/** One instalment, in minor units. */
export interface ScheduleRow {
  number: number;
  payment: number;
  interest: number;
  /** Part of the payment that reduces the balance. */
  principal: number;
  /** Balance after the payment. */
  balance: number;
}

/** A repayment plan, in minor units. */
export interface Schedule {
  /** Every payment but the last, which may be lower, or with a rounding a few cents higher. */
  instalment: number;
  rows: readonly ScheduleRow[];
  totalInterest: number;
  totalPayable: number;
  periodsPerYear: number;
}

const LARGEST_PRINCIPAL = 1e12;
const MOST_INSTALMENTS = 1200;
/** From one period of a hundred years to one a day. */
const PERIODS_PER_YEAR = { min: 1 / 101, max: 366 };

/**
 * Repayment plan of a loan in equal instalments. Interest is rounded to a minor unit each period,
 * so the columns add up exactly. The instalment is the lowest whole number of minor units that
 * repays the loan in time: the last payment is never higher. A loan of a few cents, or one that
 * costs little but interest, may be repaid before its last period.
 *
 * @example amortise({ principal: 100_000, rate: 12, instalments: 12 }).instalment // 8885
 * @throws {LoanTermsError} for terms that describe no loan
 */
export function amortise(terms: LoanTerms): Schedule {
  checkTerms(terms);
  return terms.rounding === undefined
    ? lowestSchedule(terms)
    : schedule(terms, roundedInstalment(terms));
}

/** The plan of a loan that is known to be one, by the lowest instalment that repays it in time. */
export const lowestSchedule = (terms: LoanTerms): Schedule =>
  schedule(terms, lowestInstalment(terms));

/** The plan of a loan that is known to be one, by its instalment. */
export function schedule(terms: LoanTerms, instalment: number): Schedule {
  const { principal, periodsPerYear = 12 } = terms;
  const rows = [...repay(terms, instalment)];
  const totalInterest = rows.reduce((sum, { interest }) => sum + interest, 0);
  return {
    instalment,
    rows,
    totalInterest,
    totalPayable: principal + totalInterest,
    periodsPerYear,
  };
}

/** The annuity's instalment, rounded as its lender does. */
export function roundedInstalment(terms: LoanTerms): number {
  const payment = annuityPayment(terms);
  // The sixth decimal is noise of binary fractions.
  return terms.rounding === 'nearest' ? roundDecimal(payment) : Math.ceil(payment - 1e-6);
}

/** The unrounded instalment of an annuity, in minor units. */
export function annuityPayment({ principal, instalments, ...terms }: LoanTerms): number {
  const rate = periodRate(terms);
  if (rate === 0) return principal / instalments;
  return (principal * rate) / -Math.expm1(-instalments * Math.log1p(rate));
}

/**
 * The cash flows of a plan for `computeApr`; a fee, in minor units, is paid with the drawdown.
 *
 * @example computeApr(cashFlowsOf(amortise(terms), { fee: 2_500 }))
 */
export function cashFlowsOf(schedule: Schedule, { fee = 0 }: { fee?: number } = {}): CashFlow[] {
  const { rows, totalPayable, totalInterest, periodsPerYear } = schedule;
  return [
    { amount: totalPayable - totalInterest, after: {} },
    ...(fee === 0 ? [] : [{ amount: -fee, after: {} }]),
    ...rows.map(({ number, payment }) => ({
      amount: -payment,
      after: { years: number / periodsPerYear },
    })),
  ];
}

function checkTerms({ principal, rate, instalments, periodsPerYear = 12 }: LoanTerms): void {
  checkTerm('principal', principal, { min: 1, max: LARGEST_PRINCIPAL, whole: true });
  checkTerm('rate', rate, RATE_RANGE);
  checkTerm('instalments', instalments, { min: 1, max: MOST_INSTALMENTS, whole: true });
  checkTerm('periodsPerYear', periodsPerYear, PERIODS_PER_YEAR);
}

const periodRate = ({ rate, periodsPerYear = 12 }: Pick<LoanTerms, 'rate' | 'periodsPerYear'>) =>
  rate / 100 / periodsPerYear;

/**
 * Rounding moves the lowest instalment by a unit or two from the annuity's; both directions are
 * tried.
 */
function lowestInstalment(terms: LoanTerms): number {
  let instalment = Math.ceil(annuityPayment(terms));
  while (!settles(terms, instalment)) instalment++;
  while (settles(terms, instalment - 1)) instalment--;
  return instalment;
}

/** Whether an instalment repays a loan in time. */
export function settles(terms: LoanTerms, instalment: number): boolean {
  let balance = terms.principal;
  for (const row of repay(terms, instalment)) balance = row.balance;
  return balance === 0;
}

function* repay(terms: LoanTerms, instalment: number): Generator<ScheduleRow> {
  const rate = periodRate(terms);
  let balance = terms.principal;
  for (let number = 1; number <= terms.instalments && balance > 0; number++) {
    const interest = roundDecimal(balance * rate);
    const isLast = number === terms.instalments && terms.rounding !== undefined;
    const payment = isLast ? balance + interest : Math.min(instalment, balance + interest);
    balance += interest - payment;
    yield { number, payment, interest, principal: payment - interest, balance };
  }
}
