export { loanCalculator } from '../loan-calculator/view.ts';
export type { ToolAnswer, ToolSettings } from './tool.ts';
