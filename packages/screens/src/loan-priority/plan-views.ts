import { type DebtPlan, type DebtRefusal, MOST_DEBT_MONTHS } from '@plaza/finance';
import { linePath, niceTop, type PageView } from '@plaza/ui-blocks';
import { CHART, fillText } from '../tools/tool.ts';
import type { TimeFormats } from '../tools/tool-formats.ts';

type Outcome = DebtPlan | DebtRefusal;

/** The plans of one form, and what they are written with. */
export type Plans = {
  readonly avalanche: DebtPlan;
  /** Refused if the debts end only with the avalanche. */
  readonly snowball: Outcome;
  /** Nothing but the minimum payments. */
  readonly minimums: Outcome;
  readonly names: readonly string[];
  readonly formats: TimeFormats;
  readonly texts: Readonly<Record<string, string>>;
};

export const isPlan = (plan: Outcome): plan is DebtPlan => !('refused' in plan);

const UNKNOWN = '–';

/** The figures of both plans, the order of their debts, and what one saves. */
export function planViews(plans: Plans): Pick<PageView, 'values' | 'rows' | 'paths'> {
  return {
    values: {
      summary: `${comparison(plans)} ${againstMinimums(plans)}`,
      ...planFigures('snowball', plans),
      ...planFigures('avalanche', plans),
      ...axes(plans),
    },
    rows: {
      snowball: orderRows(plans.snowball, plans),
      avalanche: orderRows(plans.avalanche, plans),
      balances: balanceRows(plans),
    },
    paths: lines(plans),
  };
}

/** What the avalanche saves, beside the snowball. Rounding may cost it a few cents. */
function comparison({ avalanche, snowball, formats, texts }: Plans): string {
  if (!isPlan(snowball)) return fillText(texts.onlyAvalanche, limitOf(formats));
  const saved = snowball.interest - avalanche.interest;
  const months = snowball.months - avalanche.months;
  if (saved <= 0 && months <= 0) return fillText(texts.same, {});
  const said = { saved: formats.money(Math.max(saved, 0)), time: formats.time(months) };
  return fillText(months > 0 ? texts.savesTime : texts.saves, said);
}

function againstMinimums({ avalanche, minimums, names, formats, texts }: Plans): string {
  if (!isPlan(minimums)) {
    const endless = minimums.refused === 'endless' ? minimums.debts : [];
    const said = { names: formats.list(endless.map((index) => names[index] ?? '')) };
    return fillText(texts.minimumsEndless, { ...said, ...limitOf(formats) });
  }
  const more = minimums.interest - avalanche.interest;
  const months = minimums.months - avalanche.months;
  if (more <= 0 && months <= 0) return fillText(texts.minimumsSame, {});
  const said = { interest: formats.money(Math.max(more, 0)), time: formats.time(months) };
  return fillText(texts.minimumsMore, said);
}

export const limitOf = ({ time }: TimeFormats) => ({ limit: time(MOST_DEBT_MONTHS) });

function planFigures(name: 'snowball' | 'avalanche', plans: Plans): Record<string, string> {
  const { [name]: plan, formats, texts } = plans;
  if (!isPlan(plan))
    return {
      [`${name}-time`]: fillText(texts.never, limitOf(formats)),
      [`${name}-interest`]: UNKNOWN,
      [`${name}-paid`]: UNKNOWN,
    };
  return {
    [`${name}-time`]: formats.time(plan.months),
    [`${name}-interest`]: formats.money(plan.interest),
    [`${name}-paid`]: formats.money(plan.paid),
  };
}

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
