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

/** The most columns; of more, those with the largest totals are drawn. */
const mostColumns = 62;

/**
 * Draws one measure of a report: days, or else its first dimension, along the axis, everything else
 * it is told apart by as stacked series.
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
    describe(measure, axis, { labels, series: seriesOf(cells, labels) }),
    CHART_STYLE,
  );
}

/** Days in their order; anything else largest first. */
function columnLabels(totals: ReadonlyMap<string, number>, axis: Dimension | undefined): string[] {
  const labels = [...totals.keys()];
  if (axis === 'day') return labels.toSorted().slice(-mostColumns);
  return labels
    .toSorted((one, other) => (totals.get(other) ?? 0) - (totals.get(one) ?? 0))
    .slice(0, 20);
}

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

function describe(
  measure: Measure,
  axis: Dimension | undefined,
  drawn: Pick<ColumnChart, 'labels' | 'series'>,
): ColumnChart {
  const sums = drawn.labels.map((_, index) =>
    drawn.series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
  );
  const most = sums.indexOf(Math.max(0, ...sums));
  const total = sums.reduce((sum, value) => sum + value, 0);
  const first = drawn.labels[0];
  const range = axis === 'day' && first ? ` from ${first} to ${drawn.labels.at(-1)}` : '';
  const peak = total > 0 ? ` The most: ${sums[most]} at ${drawn.labels[most]}.` : '';
  return {
    ...drawn,
    id: 'report',
    title: `${measureTitles[measure]}${axis ? ` by ${axis}` : ''}`,
    description: `${total} in ${drawn.labels.length} columns${range}.${peak}`,
    xTitle: axis === 'day' ? 'Day (UTC)' : (axis ?? ''),
    yTitle: measureTitles[measure],
  };
}
