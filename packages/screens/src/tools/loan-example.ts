import type { LoanFigures } from '@plaza/finance';
import { fillText, type ToolSettings } from './tool.ts';
import type { ToolFormats } from './tool-formats.ts';

/** A loan as the law wants its example: amounts in minor units, the rate in percent. */
export type ExampleLoan = {
  readonly principal: number;
  readonly rate: number;
  readonly instalments: number;
  readonly fee: number;
};

/** The figures of a representative example, by the names of its component. */
export function exampleValues(
  { principal, rate, instalments, fee }: ExampleLoan,
  { schedule, totalCost, totalPayable, apr }: LoanFigures,
  { money, rate: percent, months, count, texts }: ToolFormats & Pick<ToolSettings, 'texts'>,
) {
  const { rows, instalment } = schedule;
  const last = rows.at(-1)?.payment ?? instalment;
  const times = (number: number) => `${count(number)} × ${money(instalment)}`;
  return {
    totalCredit: money(principal),
    borrowingRate: fillText(texts.rate, { rate: percent(rate) }),
    charge: money(fee),
    totalCost: money(totalCost),
    term: months(instalments),
    // The last instalment may be lower, or the only one: `11 × 8,89 € + 8,80 €`.
    instalments:
      last === instalment
        ? times(rows.length)
        : [...(rows.length > 1 ? [times(rows.length - 1)] : []), money(last)].join(' + '),
    totalPayable: money(totalPayable),
    apr: apr === undefined ? '–' : percent(apr),
  };
}
