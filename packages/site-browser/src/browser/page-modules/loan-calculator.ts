import { loanCalculator } from '@plaza/screens/tools';
import { attachTool } from '../tools/attach-tool.ts';

export const attach = (form: HTMLFormElement): void => void attachTool(form, loanCalculator.view);
