export { compoundInterest } from '../compound-interest/view.ts';
export { interestCost } from '../interest-cost/view.ts';
export { loanCalculator } from '../loan-calculator/view.ts';
export { debtResults } from '../loan-priority/debt-results.ts';
export { loanPriority, prioritize } from '../loan-priority/view.ts';
export { readLimited, readTyped } from './read-typed.ts';
export type { ToolAnswer, ToolSettings } from './tool.ts';
