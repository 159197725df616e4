import { dailyInterest, delayCost, effectiveLateRate, loanFigures } from '@plaza/finance';
import { dayFormat } from '@plaza/i18n/formats';
import { linePath, niceTop, type PageView } from '@plaza/ui-blocks';
import { exampleValues } from '../tools/loan-example.ts';
import { CHART, fillText, type ToolAnswer } from '../tools/tool.ts';
import { toolFormats } from '../tools/tool-formats.ts';
import { readInputs } from '../tools/tool-inputs.ts';

/** What the calculator asks: what is owed, for how long, and what that costs by contract. */
export const delayInputs = {
  amount: 'money',
  days: 'whole',
  rate: 'percent',
  'late-rate': 'percent',
  fee: 'money',
  reminders: 'whole',
} as const;

/** Days of the rows of the table: a day, a week, a month, three months, a year. */
const SPANS = [1, 7, 30, 90, 365];

/** The loan of the example beside the costs: the amount, repaid within a year. */
const EXAMPLE_MONTHS = 12;

/** What waiting costs, and what paying late does (§2.3). */
export const interestCost: ToolAnswer = {
  parameters: Object.keys(delayInputs),
  limits: Object.keys(delayInputs),
  view(query, settings): PageView {
    const { values: asked, view } = readInputs(delayInputs, query, settings);
    const formats = toolFormats(settings);
    const { money, toMinor } = formats;
    const days = dayFormat(settings.locale);
    const amount = toMinor(asked.amount);
    const { rate, 'late-rate': lateRate, reminders } = asked;
    const fee = toMinor(asked.fee);
    const cost = delayCost({ amount, days: asked.days, rate, lateRate, fee, reminders });
    const said = {
      days: days(asked.days),
      waiting: money(cost.waiting),
      day: money(cost.perDay),
      month: money(cost.perMonth),
      late: money(cost.late),
      interest: money(cost.lateInterest),
      fees: money(cost.fees),
    };
    const loan = { principal: amount, rate, instalments: EXAMPLE_MONTHS };
    const top = niceTop(Math.max(cost.late, cost.waiting));
    const area = (from: number, to: number) =>
      `${linePath([from, to], { ...CHART, top })}V${CHART.height}H0z`;
    return {
      ...view,
      values: {
        ...exampleValues({ ...loan, fee: 0 }, loanFigures(loan), {
          ...formats,
          texts: settings.texts,
        }),
        summary: fillText(settings.texts.waiting, said),
        late: fillText(settings.texts.late, said),
        'late-cost': money(cost.late),
        'delay-top': money(top),
        'delay-start': days(0),
        'delay-end': days(asked.days),
      },
      rows: {
        spans: SPANS.map((span) => [
          days(span),
          money(dailyInterest(amount, rate, span)),
          money(dailyInterest(amount, effectiveLateRate(rate, lateRate), span)),
        ]),
      },
      // Fees are charged from the first day, so that the drawing never says too little.
      paths: { late: area(cost.fees, cost.late), waiting: area(0, cost.waiting) },
    };
  },
};
