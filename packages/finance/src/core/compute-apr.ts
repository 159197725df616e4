import { type CashFlow, CashFlowError, toYears } from './cash-flow.ts';
import { roundDecimal } from './round-decimal.ts';

/** The solver's range: −99 % to 1,000,000 %, as ln(1 + rate). */
const LOWEST = Math.log(0.01);
const HIGHEST = Math.log(10_001);
/** Number of search steps, each less than 1 % of 1 + rate. */
const STEPS = 1500;
/** Each halving gains one bit; 64 exhaust a double. */
const HALVINGS = 64;

/**
 * Annual percentage rate of charge in percent, rounded half up to two decimals.
 *
 * It is the rate at which the present values of all drawdowns and all repayments and charges
 * are equal (Directive (EU) 2023/2225, annex III). Charges before the first drawdown have a
 * negative span. They can make two rates balance: the one nearest to zero counts, and a credit
 * that costs something never has a negative rate.
 *
 * @example computeApr([{ amount: 1000, after: {} }, { amount: -1200, after: { days: 546 } }]) // 12.96
 * @returns undefined when it is not computable: no rate from −99 % to 1,000,000 % balances the flows
 * @throws {CashFlowError} when a flow is malformed, or one side is missing
 */
export function computeApr(flows: readonly CashFlow[]): number | undefined {
  return roundedApr(solveApr(flows));
}

const roundedApr = (apr: number | undefined) =>
  apr === undefined ? undefined : roundDecimal(apr, 2);

/**
 * Like `computeApr`, for payments that are known to be a credit agreement: what is paid out is
 * positive, and times are in years.
 */
export const aprOfPayments = (payments: readonly Payment[]): number | undefined =>
  roundedApr(rateOf(payments));

/**
 * Like `computeApr`, unrounded.
 *
 * @throws {CashFlowError} as `computeApr`
 */
export function solveApr(flows: readonly CashFlow[]): number | undefined {
  const payments = flows.map(toPayment);
  if (!payments.some(([amount]) => amount > 0)) throw new CashFlowError('Nothing is paid out');
  if (!payments.some(([amount]) => amount < 0)) throw new CashFlowError('Nothing is paid back');
  return rateOf(payments);
}

function rateOf(payments: readonly Payment[]): number | undefined {
  const rate = balancingRate(payments);
  return rate === undefined ? undefined : Math.expm1(rate) * 100;
}

type Payment = readonly [amount: number, years: number];

function toPayment({ amount, after }: CashFlow, index: number): Payment {
  if (Number.isFinite(amount)) return [amount, toYears(after)];
  throw new CashFlowError(`Flow ${index}: expected an amount, got ${amount}`);
}

/**
 * The first balancing rate, searched upwards from zero if the credit costs something, or else
 * downwards.
 */
function balancingRate(payments: readonly Payment[]): number | undefined {
  const sign = Math.sign(presentValue(payments, 0));
  if (sign === 0) return 0;
  const end = sign < 0 ? HIGHEST : LOWEST;
  for (let step = 1; step <= STEPS; step++) {
    const far = (end * step) / STEPS;
    if (Math.sign(presentValue(payments, far)) !== sign)
      return bisect(payments, [(end * (step - 1)) / STEPS, far], sign);
  }
  return undefined;
}

/** Bisection; converges because the balance has opposite signs at the ends. */
function bisect(
  payments: readonly Payment[],
  [near, far]: readonly [number, number],
  sign: number,
): number {
  let [low, high] = [near, far];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (Math.sign(presentValue(payments, middle)) === sign) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function presentValue(payments: readonly Payment[], logRate: number): number {
  return payments.reduce((sum, [amount, years]) => sum + amount * Math.exp(-logRate * years), 0);
}
