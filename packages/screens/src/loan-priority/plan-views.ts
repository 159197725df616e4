import { type DebtPlan, type DebtRefusal, MOST_DEBT_MONTHS } from '@plaza/finance';
import { fillText } from '../tools/tool.ts';
import type { TimeFormats } from '../tools/tool-formats.ts';

export type Outcome = DebtPlan | DebtRefusal;

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

export const UNKNOWN = '–';

/** The figures of both plans, and what one saves. */
export const planValues = (plans: Plans): Record<string, string> => ({
  summary: `${comparison(plans)} ${againstMinimums(plans)}`,
  ...planFigures('snowball', plans),
  ...planFigures('avalanche', plans),
});

/** What the avalanche saves, beside the snowball. Rounding may cost it a few cents. */
function comparison(plans: Plans): string {
  const { snowball, formats, texts } = plans;
  if (!isPlan(snowball)) return fillText(texts.onlyAvalanche, limitOf(formats));
  return savings(snowball, plans, [texts.same, texts.saves, texts.savesTime]);
}

function againstMinimums(plans: Plans): string {
  const { minimums, names, formats, texts } = plans;
  if (isPlan(minimums))
    return savings(minimums, plans, [texts.minimumsSame, texts.minimumsMore, texts.minimumsMore]);
  const endless = minimums.refused === 'endless' ? minimums.debts : [];
  const said = { names: formats.list(endless.map((index) => names[index] ?? '')) };
  return fillText(texts.minimumsEndless, { ...said, ...limitOf(formats) });
}

/** What the avalanche saves beside another plan: nothing, money, or money and time. */
function savings(
  other: DebtPlan,
  { avalanche, formats }: Plans,
  [same, money, both]: readonly (string | undefined)[],
): string {
  const saved = other.interest - avalanche.interest;
  const months = other.months - avalanche.months;
  if (saved <= 0 && months <= 0) return same ?? '';
  return fillText(months > 0 ? both : money, {
    saved: formats.money(Math.max(saved, 0)),
    time: formats.time(months),
  });
}

export const limitOf = ({ time }: TimeFormats) => ({ limit: time(MOST_DEBT_MONTHS) });

function planFigures(name: 'snowball' | 'avalanche', plans: Plans): Record<string, string> {
  const { [name]: plan, formats, texts } = plans;
  const [time, interest, paid] = isPlan(plan)
    ? [formats.time(plan.months), formats.money(plan.interest), formats.money(plan.paid)]
    : [fillText(texts.never, limitOf(formats)), UNKNOWN, UNKNOWN];
  return { [`${name}-time`]: time, [`${name}-interest`]: interest, [`${name}-paid`]: paid };
}
