import { affordableLoan, loanFigures } from '@plaza/finance';
import { type PageView, ringArc } from '@plaza/ui-blocks';
import { exampleValues } from '../tools/loan-example.ts';
import { fillText, type ToolAnswer, type ToolSettings } from '../tools/tool.ts';
import { toolFormats } from '../tools/tool-formats.ts';
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
  limits: Object.keys(loanInputs),
  view(query, settings): PageView {
    const { values: asked, view } = readInputs(loanInputs, query, settings);
    const formats = toolFormats(settings);
    const { money, toMinor } = formats;
    const terms = { rate: asked.rate, instalments: asked.term };
    const principal = toMinor(asked.amount);
    const fee = toMinor(asked.fee);
    // Nobody lends for such a fee, so there is no annual rate either.
    const isOver = fee > principal;
    const loan = loanFigures({ ...terms, principal }, fee);
    const budget = toMinor(asked.budget);
    const example = exampleValues({ ...terms, principal, fee }, loan, {
      ...formats,
      texts: settings.texts,
    });
    const said = {
      instalment: money(loan.schedule.instalment),
      budget: money(budget),
      amount: money(affordableLoan(budget, terms)),
      rate: formats.rate(asked.rate),
      term: example.term,
      cost: example.totalCost,
      total: example.totalPayable,
    };
    const { values, paths } = drawSchedule(loan.schedule, formats);
    return {
      ...view,
      shown: { ...view.shown, 'fee-over': isOver, ...shownOffers(settings.offers, asked.amount) },
      ...(settings.offers?.list && {
        links: { offers: `${settings.offers.list}?amount=${asked.amount}` },
      }),
      values: {
        ...values,
        ...example,
        ...said,
        summary: fillText(settings.texts[isOver ? 'over' : 'summary'], said),
        affordable: fillText(settings.texts.affordable, said),
      },
      rows: scheduleRows(loan.schedule, formats),
      paths: { ...paths, cost: ringArc(loan.totalCost / loan.totalPayable) },
    };
  },
};

/** What the page's offers of an amount are called in a view. */
export const offersName = (amount: number) => `offers-${amount}`;

/** Of the amounts with offers, the nearest one is shown. */
function shownOffers(
  { amounts }: NonNullable<ToolSettings['offers']> = { amounts: [] },
  asked: number,
) {
  const [nearest] = amounts.toSorted((a, b) => Math.abs(a - asked) - Math.abs(b - asked));
  return Object.fromEntries(amounts.map((amount) => [offersName(amount), amount === nearest]));
}
