import { type CashFlow, CashFlowError, toYears } from './cash-flow.ts';

/** The solver's range: −99 % to 1,000,000 %, as ln(1 + rate). */
const LOWEST = Math.log(0.01);
const HIGHEST = Math.log(10_001);
/** Each halving gains one bit; 64 exhaust a double. */
const HALVINGS = 64;

/**
 * Annual percentage rate of charge in percent, rounded half up to two decimals.
 *
 * It is the rate at which the present values of all drawdowns and all repayments and charges
 * are equal (Directive (EU) 2023/2225, annex III).
 *
 * @example computeApr([{ amount: 1000, after: {} }, { amount: -1200, after: { days: 546 } }]) // 12.96
 * @throws {CashFlowError} when a flow is malformed, one side is missing, or no rate from −99 % to 1,000,000 % balances them
 */
export function computeApr(flows: readonly CashFlow[]): number {
  // The tenth decimal is noise of the solver; without it 12.345 could round down.
  const hundredths = Number((solveApr(flows) * 100).toFixed(6));
  return Math.floor(hundredths + 0.5) / 100;
}

/**
 * As `computeApr`, unrounded.
 *
 * @throws {CashFlowError} as `computeApr`
 */
export function solveApr(flows: readonly CashFlow[]): number {
  const payments = flows.map(toPayment);
  if (!payments.some(([amount]) => amount > 0)) throw new CashFlowError('Nothing is paid out');
  if (!payments.some(([amount]) => amount < 0)) throw new CashFlowError('Nothing is paid back');
  return Math.expm1(balancingRate(payments)) * 100;
}

type Payment = readonly [amount: number, years: number];

function toPayment({ amount, after }: CashFlow, index: number): Payment {
  if (Number.isFinite(amount)) return [amount, toYears(after)];
  throw new CashFlowError(`Flow ${index}: expected an amount, got ${amount}`);
}

/** Bisection over ln(1 + rate): always converges once the ends have opposite signs. */
function balancingRate(payments: readonly Payment[]): number {
  let [low, high] = [LOWEST, HIGHEST];
  const sign = Math.sign(presentValue(payments, low));
  if (sign === Math.sign(presentValue(payments, high))) {
    throw new CashFlowError('No rate from −99 % to 1,000,000 % balances these flows');
  }
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
