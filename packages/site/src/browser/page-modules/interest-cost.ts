import { interestCost } from '@plaza/screens/tools';
import { attachTool } from '../attach-tool.ts';

export const attach = (form: HTMLElement) => attachTool(form, interestCost);
