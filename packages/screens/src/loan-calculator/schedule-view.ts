import { type Schedule, yearsOf } from '@plaza/finance';
import { linePath, niceTop, type PageView, stackedBars } from '@plaza/ui-blocks';
import { CHART } from '../tools/tool.ts';
import type { ToolFormats } from '../tools/tool-formats.ts';

/** Most months that are drawn one by one; longer loans are drawn by year. */
const MONTHS_DRAWN = 24;

/** The rows of a schedule's tables: number, payment, interest, repayment, balance. */
export function scheduleRows(schedule: Schedule, { money, count }: ToolFormats) {
  const cells = ({ number, payment, interest, principal, balance }: Schedule['rows'][number]) => [
    count(number),
    ...[payment, interest, principal, balance].map(money),
  ];
  return { years: yearsOf(schedule).map(cells), months: schedule.rows.map(cells) };
}

/** The balance over time, and interest against repayment by month or year. */
export function drawSchedule(
  schedule: Schedule,
  { money, months, count }: ToolFormats,
): Required<Pick<PageView, 'paths' | 'values'>> {
  const { rows, totalPayable, totalInterest } = schedule;
  const lent = totalPayable - totalInterest;
  const parts = rows.length <= MONTHS_DRAWN ? rows : yearsOf(schedule);
  const most = niceTop(Math.max(...parts.map(({ payment }) => payment)));
  const [repaid = '', interest = ''] = stackedBars(
    parts.map((part) => [part.principal, part.interest]),
    { ...CHART, top: most },
  );
  const balances = [lent, ...rows.map(({ balance }) => balance)];
  const top = niceTop(lent);
  return {
    paths: {
      balance: `${linePath(balances, { ...CHART, top })}V${CHART.height}H0z`,
      repaid,
      interest,
    },
    values: {
      'balance-top': money(top),
      'balance-start': months(0),
      'balance-end': months(rows.length),
      'parts-top': money(most),
      'parts-start': count(1),
      'parts-end': count(parts.length),
    },
  };
}
