export {
  amortise,
  annuityPayment,
  cashFlowsOf,
  type LoanTerms,
  type Schedule,
  type ScheduleRow,
} from './core/amortise.ts';
export { type CashFlow, CashFlowError, type Interval } from './core/cash-flow.ts';
export {
  type CompoundResult,
  type CompoundTerms,
  type CompoundYear,
  compound,
} from './core/compound.ts';
export { computeApr, solveApr } from './core/compute-apr.ts';
export {
  type CountryLaw,
  costMeasureName,
  creditWarningIssue,
  isWarningVerified,
  ownRegimeOf,
  plainSentence,
  regimeOf,
  regimeRules,
  UnknownRegimeError,
  uncheckedRegimes,
} from './core/credit-law.ts';
export {
  type DelayCost,
  type DelayTerms,
  dailyInterest,
  delayCost,
  effectiveLateRate,
} from './core/delay-cost.ts';
export { gamblingRuleOf } from './core/gambling-law.ts';
export { intervalBetween } from './core/interval-between.ts';
export { cfdWarningIssue } from './core/investment-law.ts';
export {
  affordableLoan,
  type LoanFigures,
  loanFigures,
  type SchedulePart,
  yearsOf,
} from './core/loan-figures.ts';
export { nationalCreditRules } from './core/national-law.ts';
export { type LoanPricing, type LoanQuote, type LoanWish, quoteLoan } from './core/quote-loan.ts';

export { effectiveRate, LoanTermsError, nominalRate } from './core/rates.ts';
export {
  type Debt,
  type DebtOrder,
  type DebtPlan,
  type DebtRefusal,
  type DebtTerms,
  MOST_DEBT_MONTHS,
  MOST_DEBTS,
  planDebts,
  repayDebts,
} from './core/repay-debts.ts';
export { roundDecimal } from './core/round-decimal.ts';
export { type InterestTier, yearlyInterest } from './core/tiered-interest.ts';
export { cardYearCost, type TradeFee, tradesCost } from './core/yearly-cost.ts';
export type { BannedClaim, CostFigure, CreditRegime, WarningRule } from './model/credit-regime.ts';
export { COUNTRY_REGIMES, CREDIT_REGIMES, type RegimeName } from './model/credit-regimes.ts';
export {
  GAMBLING_RULES,
  type GamblingRule,
  type Helpline,
  STRICTEST_GAMBLING_AGE,
} from './model/gambling-rules.ts';
export { CFD_WARNINGS, DEBT_ADVICE, type DebtAdvice } from './model/investment-law.ts';
export type {
  AprCeiling,
  NationalCreditRules,
  RequiredLink,
} from './model/national-credit-rules.ts';
