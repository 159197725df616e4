import type { Dimension, ReportRow } from '@plaza/warehouse';
import { CHART_STYLE } from '../charts/chart-style.ts';
import {
  CHART_COLOURS,
  type ColumnChart,
  drawColumns,
  type Series,
} from '../charts/column-chart.ts';
import { dimensionText, type Measure } from './report-lines.ts';

const measureTitles: Readonly<Record<Measure, string>> = {
  impressions: 'Impressions',
  listed: 'Listed products',
  views: 'Views of products',
  leads: 'Leads',
};

/** The most days that are drawn, the last of them: a quarter of a year. */
const mostDays = 92;

/** The most columns of anything else; of more, those with the largest totals are drawn. */
const mostColumns = 20;

/**
 * Draws one measure of a report: days, or else its first dimension, along the axis, everything else
 * it is grouped by as stacked series.
 */
export function drawReport(
  by: readonly Dimension[],
  rows: readonly ReportRow[],
  measure: Measure,
): string {
  const axis = by.includes('day') ? 'day' : by[0];
  const others = by.filter((dimension) => dimension !== axis);
  const cells = new Map<string, Map<string, number>>();
  const totals = new Map<string, number>();
  for (const row of rows) {
    const label = axis ? dimensionText(row, axis) : 'All';
    const name = others.map((dimension) => dimensionText(row, dimension)).join(', ');
    const cell = cells.get(name) ?? new Map<string, number>();
    cells.set(name, cell.set(label, (cell.get(label) ?? 0) + row[measure]));
    totals.set(label, (totals.get(label) ?? 0) + row[measure]);
  }
  const labels = columnLabels(totals, axis);
  return drawColumns(
    describe(measure, [axis, ...others], { labels, series: seriesOf(cells, labels) }),
    CHART_STYLE,
  );
}

/** Every day from the first to the last; anything else largest first. */
function columnLabels(totals: ReadonlyMap<string, number>, axis: Dimension | undefined): string[] {
  const labels = [...totals.keys()];
  if (axis === 'day') return daysOf(labels.toSorted());
  return labels
    .toSorted((one, other) => (totals.get(other) ?? 0) - (totals.get(one) ?? 0))
    .slice(0, mostColumns);
}

const dayMs = 86_400_000;

/** A day on which nothing happened has no row, and is drawn as an empty column. */
function daysOf(sorted: readonly string[]): string[] {
  const [first, last] = [sorted[0], sorted.at(-1)].map((day) => Date.parse(`${day}T00:00:00Z`));
  if (first === undefined || last === undefined || Number.isNaN(first + last)) return [];
  const count = Math.min(mostDays, (last - first) / dayMs + 1);
  return Array.from({ length: count }, (_, index) =>
    new Date(last - (count - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
}

const shortDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** The largest series, and the sum of all others. */
function seriesOf(
  cells: ReadonlyMap<string, ReadonlyMap<string, number>>,
  labels: readonly string[],
): Series[] {
  const all = [...cells].map(([name, cell]) => ({
    name: name || 'All',
    values: labels.map((label) => cell.get(label) ?? 0),
  }));
  const total = ({ values }: Series) => values.reduce((sum, value) => sum + value, 0);
  const sorted = all.toSorted((one, other) => total(other) - total(one));
  if (sorted.length <= CHART_COLOURS) return sorted;
  const rest = sorted.slice(CHART_COLOURS - 1);
  const values = labels.map((_, index) =>
    rest.reduce((sum, series) => sum + (series.values[index] ?? 0), 0),
  );
  return [...sorted.slice(0, CHART_COLOURS - 1), { name: `${rest.length} others`, values }];
}

const number = new Intl.NumberFormat('en');

const axisTitles: Readonly<Record<string, string>> = {
  site: 'Website',
  channel: 'Channel',
  product: 'Product',
};

/** The years of the days, which their labels leave out. */
function yearsOf(days: readonly string[]): string {
  const years = new Set([days[0], days.at(-1)].map((day) => day?.slice(0, 4)).filter(Boolean));
  return years.size > 0 ? `, ${[...years].join(' to ')}` : '';
}

function describe(
  measure: Measure,
  [axis, ...others]: readonly (Dimension | undefined)[],
  drawn: Pick<ColumnChart, 'labels' | 'series'>,
): ColumnChart {
  const sums = drawn.labels.map((_, index) =>
    drawn.series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
  );
  const most = sums.indexOf(Math.max(0, ...sums));
  const total = sums.reduce((sum, value) => sum + value, 0);
  const first = drawn.labels[0];
  const range = axis === 'day' && first ? ` from ${first} to ${drawn.labels.at(-1)}` : '';
  const peak =
    total > 0 ? ` The most: ${number.format(sums[most] ?? 0)}, ${drawn.labels[most]}.` : '';
  const columns = drawn.labels.length;
  return {
    ...drawn,
    labels:
      axis === 'day' ? drawn.labels.map((day) => shortDay.format(Date.parse(day))) : drawn.labels,
    id: 'report',
    title: `${measureTitles[measure]}${axis ? ` by ${[axis, ...others].join(' and ')}` : ''}`,
    description: `${number.format(total)} in ${columns} ${columns === 1 ? 'column' : 'columns'}${range}.${peak}`,
    xTitle:
      axis === 'day' ? `Day (UTC)${yearsOf(drawn.labels)}` : (axisTitles[axis ?? 'none'] ?? ''),
    yTitle: measureTitles[measure],
  };
}
