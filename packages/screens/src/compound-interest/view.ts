import { type CompoundResult, compound } from '@plaza/finance';
import { type ChartFrame, niceTop, stackedBars } from '@plaza/ui-blocks';
import { CHART, fillText, type ToolAnswer, type ToolSettings } from '../tools/tool.ts';
import { type ToolFormats, toolFormats } from '../tools/tool-formats.ts';
import { readChoices, readInputs } from '../tools/tool-inputs.ts';

/** What the calculator asks, besides the choices. */
export const compoundInputs = {
  principal: 'money',
  deposit: 'money',
  rate: 'percent',
  years: 'whole',
} as const;

/** The choices; the first is made unless the page's settings say otherwise. */
export const compoundChoices = {
  /** Deposits a year. */
  every: ['12', '52', '4', '1'],
  /** When in its period a deposit is paid in. */
  when: ['end', 'start'],
  /** How often a year interest is added. */
  adding: ['12', '365', '4', '2', '1'],
} as const;

/** What savings and regular deposits grow to. */
export const compoundInterest: ToolAnswer = {
  parameters: [...Object.keys(compoundInputs), ...Object.keys(compoundChoices)],
  limits: Object.keys(compoundInputs),
  view(query, settings) {
    const { values: asked, view } = readInputs(compoundInputs, query, settings);
    const choices = readChoices(compoundChoices, query, settings);
    const formats = toolFormats(settings);
    const result = compound({
      principal: formats.toMinor(asked.principal),
      deposit: formats.toMinor(asked.deposit),
      rate: asked.rate,
      years: asked.years,
      depositsPerYear: Number(choices.every),
      depositAt: choices.when,
      compoundingsPerYear: Number(choices.adding),
    });
    return {
      shown: view.shown,
      inputs: { ...view.inputs, ...choices },
      values: { ...figures(result, formats, settings), ...axes(result, formats) },
      rows: { years: tableRows(result, formats) },
      paths: drawing(result),
    };
  },
};

function figures(
  { balance, paidIn, interest, years }: CompoundResult,
  { money, years: inYears }: ToolFormats,
  { texts }: ToolSettings,
) {
  const said = { balance: money(balance), paidIn: money(paidIn), interest: money(interest) };
  return {
    summary: fillText(texts.summary, { ...said, time: inYears(years.length) }),
    balance: said.balance,
    'paid-in': said.paidIn,
    interest: said.interest,
  };
}

const tableRows = ({ years }: CompoundResult, { count, money }: ToolFormats) =>
  years.map(({ year, paidIn, interest, balance }) => [
    count(year),
    ...[paidIn, interest, balance].map(money),
  ]);

const frameOf = ({ balance }: CompoundResult): ChartFrame => ({ ...CHART, top: niceTop(balance) });

/** What was paid in until the end of each year, and above it the interest until then. */
function drawing(result: CompoundResult): Record<string, string> {
  let paidIn = result.paidIn - result.years.reduce((sum, year) => sum + year.paidIn, 0);
  const columns = result.years.map((year) => {
    paidIn += year.paidIn;
    return [paidIn, year.balance - paidIn];
  });
  const [paid = '', interest = ''] = stackedBars(columns, frameOf(result));
  return { 'paid-in': paid, interest };
}

const axes = (result: CompoundResult, { money, years, count }: ToolFormats) => ({
  'chart-top': money(frameOf(result).top),
  'chart-start': count(1),
  'chart-end': years(result.years.length),
});
