import { MOST_DEBTS, repayDebts } from '@plaza/finance';
import type { PageView } from '@plaza/ui-blocks';
import { fillText, type ToolAnswer, type ToolSettings } from '../tools/tool.ts';
import { type TimeFormats, timeFormats } from '../tools/tool-formats.ts';
import { readInputs } from '../tools/tool-inputs.ts';
import { type DebtRow, debtFields, debtRows } from './debt-rows.ts';
import { isPlan, limitOf, planViews } from './plan-views.ts';

/** What the tool asks besides the debts. */
export const loanPriorityInputs = { budget: 'money' } as const;

/** Debts repaid by snowball and by avalanche, side by side. */
export const loanPriority: ToolAnswer = {
  parameters: [...Object.keys(loanPriorityInputs), ...debtFields, 'rows', 'add', 'remove'],
  view(query, settings) {
    const rows = debtRows(query, settings);
    const { values, view } = readInputs(loanPriorityInputs, query, settings);
    const result = results(rows, values.budget, settings);
    return {
      ...result,
      inputs: { ...view.inputs, ...rowInputs(rows) },
      shown: { ...view.shown, ...rowsShown(rows), ...shownResults(result) },
    };
  },
};

type Results = Pick<PageView, 'values' | 'rows' | 'paths'>;

/** The plans, or the reason why there are none. */
function results(rows: readonly DebtRow[], units: number, settings: ToolSettings): Results {
  const { texts } = settings;
  const formats = timeFormats(settings);
  const { debts, names } = namedDebts(rows, formats, settings);
  if (debts.length === 0) return problem(texts.none);
  const budget = formats.toMinor(units);
  const plan = (order: 'avalanche' | 'snowball' | 'minimums') =>
    repayDebts({ debts, budget, order });
  const avalanche = plan('avalanche');
  if (isPlan(avalanche))
    return planViews({
      ...{ avalanche, snowball: plan('snowball'), minimums: plan('minimums') },
      ...{ names, formats, texts },
    });
  const said = { budget: formats.money(budget), ...limitOf(formats) };
  if (avalanche.refused === 'endless') return problem(fillText(texts.endless, said));
  const missing = formats.money(avalanche.minimums - budget);
  const minimums = formats.money(avalanche.minimums);
  return problem(fillText(texts.budgetLow, { ...said, missing, minimums }));
}

const problem = (text = ''): Results => ({ values: { summary: text } });

function namedDebts(
  rows: readonly DebtRow[],
  { toMinor, count }: TimeFormats,
  { texts }: ToolSettings,
) {
  const complete = rows.flatMap(({ debt }, index) => (debt ? [{ debt, index }] : []));
  return {
    names: complete.map(
      ({ debt, index }) => debt.name || fillText(texts.debt, { number: count(index + 1) }),
    ),
    debts: complete.map(({ debt }) => ({
      balance: toMinor(debt.balance),
      rate: debt.rate,
      minimum: toMinor(debt.payment),
    })),
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

const shownResults = ({ rows }: Results) => ({ plans: rows !== undefined });
