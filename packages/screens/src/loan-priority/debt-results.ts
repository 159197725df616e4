import { planDebts } from '@plaza/finance';
import type { PageView } from '@plaza/ui-blocks';
import { fillText, type ToolSettings } from '../tools/tool.ts';
import { type TimeFormats, timeFormats } from '../tools/tool-formats.ts';
import type { DebtRow } from './debt-rows.ts';
import { tabulatePlans } from './plan-tables.ts';
import { isPlan, limitOf, planValues } from './plan-views.ts';

/**
 * The plans of the debts, or the reason why there are none. A browser loads it when the tool is first
 * used.
 *
 * @param units the budget in units of the currency
 */
export function debtResults(
  rows: readonly DebtRow[],
  units: number,
  settings: ToolSettings,
): PageView {
  const { texts } = settings;
  const formats = timeFormats(settings);
  const { debts, names } = namedDebts(rows, formats, settings);
  if (debts.length === 0) return problem(texts.none);
  const budget = formats.toMinor(units);
  const plan = (order: 'avalanche' | 'snowball' | 'minimums') =>
    planDebts({ debts, budget, order });
  const avalanche = plan('avalanche');
  if (isPlan(avalanche)) {
    const plans = {
      ...{ avalanche, snowball: plan('snowball'), minimums: plan('minimums') },
      ...{ names, formats, texts },
    };
    const tables = tabulatePlans(plans);
    return {
      ...tables,
      values: { ...tables.values, ...planValues(plans) },
      shown: { plans: true },
    };
  }
  const said = { budget: formats.money(budget), ...limitOf(formats) };
  if (avalanche.refused === 'endless') return problem(fillText(texts.endless, said));
  const missing = formats.money(avalanche.minimums - budget);
  const minimums = formats.money(avalanche.minimums);
  return problem(fillText(texts.budgetLow, { ...said, missing, minimums }));
}

const problem = (text = ''): PageView => ({
  values: { summary: text },
  shown: { plans: false },
});

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
