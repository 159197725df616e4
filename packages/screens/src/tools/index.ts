export { compoundInterest } from '../compound-interest/view.ts';
export { interestCost } from '../interest-cost/view.ts';
export { loanCalculator } from '../loan-calculator/view.ts';
export { loanPriority } from '../loan-priority/view.ts';
export type { ToolAnswer, ToolSettings } from './tool.ts';
