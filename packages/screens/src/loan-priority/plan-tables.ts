import { linePath, niceTop, type PageView } from '@plaza/ui-blocks';
import { CHART } from '../tools/tool.ts';
import { isPlan, type Outcome, type Plans, UNKNOWN } from './plan-views.ts';

/** The tables and the drawing of the plans. */
export const tabulatePlans = (
  plans: Plans,
): Required<Pick<PageView, 'values' | 'rows' | 'paths'>> => ({
  values: axes(plans),
  rows: {
    snowball: orderRows(plans.snowball, plans),
    avalanche: orderRows(plans.avalanche, plans),
    balances: balanceRows(plans),
  },
  paths: lines(plans),
});

/** The debts in the order in which they get what the minimum payments leave over. */
function orderRows(plan: Outcome, { names, formats }: Plans): string[][] {
  if (!isPlan(plan)) return [];
  return plan.order.map((index, place) => [
    `${formats.count(place + 1)}. ${names[index] ?? ''}`,
    formats.time(plan.repaidIn[index] ?? 0),
  ]);
}

/** Months between two rows of the table, so that it has at most two dozen. */
const TABLE_STEPS = [1, 2, 3, 6, 12, 24];
const MOST_ROWS = 24;
const MOST_POINTS = 60;

const lastMonth = ({ avalanche, snowball }: Plans) =>
  Math.max(avalanche.months, isPlan(snowball) ? snowball.months : 0);

/** What is owed after a month: nothing after the last. */
const owedAfter = (plan: Outcome, month: number) =>
  isPlan(plan) ? (plan.balances[month] ?? 0) : undefined;

function balanceRows(plans: Plans): string[][] {
  const { avalanche, snowball, formats, texts } = plans;
  const last = lastMonth(plans);
  const step = TABLE_STEPS.find((months) => last / months <= MOST_ROWS) ?? 24;
  const written = (plan: Outcome, month: number) => {
    const owed = owedAfter(plan, month);
    return owed === undefined ? UNKNOWN : formats.money(owed);
  };
  return Array.from({ length: Math.ceil(last / step) + 1 }, (_, index) => {
    const month = Math.min(index * step, last);
    return [
      month === 0 ? (texts.today ?? '') : formats.time(month),
      written(snowball, month),
      written(avalanche, month),
    ];
  });
}

function lines(plans: Plans): Record<string, string> {
  const last = lastMonth(plans);
  const step = Math.ceil(last / MOST_POINTS);
  const points = Math.ceil(last / step);
  const pathOf = (plan: Outcome) => {
    if (!isPlan(plan)) return '';
    const count = Math.min(points, Math.ceil(plan.months / step)) + 1;
    const values = Array.from({ length: count }, (_, index) => owedAfter(plan, index * step) ?? 0);
    return linePath(values, { ...CHART, top: scaleTop(plans) }, points);
  };
  return { snowball: pathOf(plans.snowball), avalanche: pathOf(plans.avalanche) };
}

/** Debts may grow before they shrink. */
function scaleTop({ avalanche, snowball }: Plans): number {
  return niceTop(Math.max(...avalanche.balances, ...(isPlan(snowball) ? snowball.balances : [])));
}

const axes = (plans: Plans) => ({
  'chart-top': plans.formats.money(scaleTop(plans)),
  'chart-start': plans.texts.today ?? '',
  'chart-end': plans.formats.time(lastMonth(plans)),
});
