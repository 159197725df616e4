import { MOST_DEBTS } from '@plaza/finance';
import type { PageView } from '@plaza/ui-blocks';
import type { ToolAnswer, ToolSettings } from '../tools/tool.ts';
import { readInputs } from '../tools/tool-inputs.ts';
import { debtResults } from './debt-results.ts';
import { type DebtRow, debtFields, debtRows, numberFields } from './debt-rows.ts';

/** What the tool asks besides the debts. */
export const loanPriorityInputs = { budget: 'money' } as const;

/** Debts repaid by snowball and by avalanche, side by side. */
export const loanPriority: ToolAnswer = {
  parameters: [...Object.keys(loanPriorityInputs), ...debtFields, 'rows', 'add', 'remove'],
  limits: [...Object.keys(loanPriorityInputs), ...numberFields],
  view: (query, settings) => prioritize(query, settings, debtResults),
};

/** The view of the tool; without `plan` the plans stay as they are in the page. */
export function prioritize(
  query: URLSearchParams,
  settings: ToolSettings,
  plan?: typeof debtResults,
): PageView {
  const rows = debtRows(query, settings);
  const { values, view } = readInputs(loanPriorityInputs, query, settings);
  const result = plan?.(rows, values.budget, settings);
  return {
    ...result,
    inputs: { ...view.inputs, ...rowInputs(rows) },
    shown: { ...view.shown, ...rowsShown(rows), ...result?.shown },
  };
}

const rowInputs = (rows: readonly DebtRow[]) => ({
  ...Object.fromEntries(debtFields.map((field) => [field, rows.map((row) => row[field])])),
  rows: `${rows.length}`,
});

/** Every row is in the page; those that are not used are hidden. */
function rowsShown(rows: readonly DebtRow[]): Record<string, boolean> {
  const shown: Record<string, boolean> = {
    add: rows.length < MOST_DEBTS,
    remove: rows.length > 1,
  };
  for (let index = 0; index < MOST_DEBTS; index++) {
    const row = rows[index];
    shown[`debt-${index + 1}`] = row !== undefined;
    shown[`debt-${index + 1}-incomplete`] = row?.isIncomplete === true;
    shown[`debt-${index + 1}-limited`] = row?.isLimited === true;
  }
  return shown;
}
