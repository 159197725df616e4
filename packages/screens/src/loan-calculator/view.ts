import { affordableLoan, type LoanFigures, loanFigures } from '@plaza/finance';
import type { PageView } from '@plaza/ui-blocks';
import { fillText, type ToolAnswer } from '../tools/tool.ts';
import { type ToolFormats, toolFormats } from '../tools/tool-formats.ts';
import { readInputs } from '../tools/tool-inputs.ts';
import { drawSchedule, scheduleRows } from './schedule-view.ts';

/** What the calculator asks: the loan, and an instalment that one could pay. */
export const loanInputs = {
  amount: 'money',
  term: 'whole',
  rate: 'percent',
  fee: 'money',
  budget: 'money',
} as const;

/** What a loan costs, how it is repaid, and how much one can borrow for an instalment. */
export const loanCalculator: ToolAnswer = {
  parameters: Object.keys(loanInputs),
  view(query, settings): PageView {
    const { values: asked, view } = readInputs(loanInputs, query, settings);
    const formats = toolFormats(settings);
    const { money, toMinor } = formats;
    const terms = { rate: asked.rate, instalments: asked.term };
    const principal = toMinor(asked.amount);
    const fee = Math.min(toMinor(asked.fee), principal);
    const loan = loanFigures({ ...terms, principal }, fee);
    const budget = toMinor(asked.budget);
    const said = {
      amount: money(principal),
      instalment: money(loan.schedule.instalment),
      term: formats.months(asked.term),
      rate: formats.rate(asked.rate),
      cost: money(loan.totalCost),
      total: money(loan.totalPayable),
    };
    const affordable = {
      ...said,
      budget: money(budget),
      amount: money(affordableLoan(budget, terms)),
    };
    const { values, paths } = drawSchedule(loan.schedule, formats);
    return {
      ...view,
      values: {
        ...values,
        summary: fillText(settings.texts.summary, said),
        affordable: fillText(settings.texts.affordable, affordable),
        'example-totalCredit': said.amount,
        'example-borrowingRate': fillText(settings.texts.rate, said),
        'example-charge': money(fee),
        'example-totalCost': said.cost,
        'example-term': said.term,
        'example-instalments': instalments(loan, formats),
        'example-totalPayable': said.total,
        'example-apr': loan.apr === undefined ? '–' : formats.rate(loan.apr),
      },
      rows: scheduleRows(loan.schedule, formats),
      paths,
    };
  },
};

/** Number and amount of the instalments, the last of which may be lower: `11 × 8,89 € + 8,80 €`. */
function instalments({ schedule }: LoanFigures, { money, count }: ToolFormats): string {
  const { rows, instalment } = schedule;
  const last = rows.at(-1)?.payment ?? instalment;
  if (last === instalment) return `${count(rows.length)} × ${money(instalment)}`;
  const full = rows.length - 1;
  return full > 0 ? `${count(full)} × ${money(instalment)} + ${money(last)}` : money(last);
}
