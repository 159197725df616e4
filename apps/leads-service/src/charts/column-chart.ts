import { ticks, tickText } from './axis.ts';
import { escapeMarkup } from './escape-markup.ts';

export interface Series {
  readonly name: string;
  /** One value for each label, not below 0. */
  readonly values: readonly number[];
}

export interface ColumnChart {
  /** Unique in its document. */
  readonly id: string;
  readonly title: string;
  /** What the chart says, for those who do not see it. */
  readonly description: string;
  /** Below the columns, from left to right. */
  readonly labels: readonly string[];
  /** Stacked from the bottom; at most as many as there are colours (6). */
  readonly series: readonly Series[];
  readonly xTitle: string;
  readonly yTitle: string;
  /** For a narrow column: its texts stay readable on a phone. */
  readonly isSmall?: boolean;
}

export const CHART_COLOURS = 6;

interface Layout {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  /** Of the plot inside the axes. */
  readonly plotWidth: number;
  readonly plotHeight: number;
}

function layoutOf({ isSmall = false, series }: ColumnChart): Layout {
  const [width, height] = isSmall ? [420, 250] : [760, 320];
  const left = 64;
  const top = series.length > 1 ? 56 : 36;
  const below = isSmall ? 52 : 84;
  return {
    width,
    height,
    left,
    top,
    plotWidth: width - left - 16,
    plotHeight: height - top - below,
  };
}

/** The most labels that fit side by side; of more, every n-th is shown. */
const mostLabels = 14;

/**
 * Draws stacked columns as SVG with axes, title and a description. It has classes and no colours, so
 * that a page with a strict policy can bring its own style sheet.
 *
 * @param style a style sheet for a chart that is a document of its own
 */
export function drawColumns(chart: ColumnChart, style?: string): string {
  const { id, title, description, labels, series } = chart;
  const layout = layoutOf(chart);
  const { width, height, left, top, plotWidth, plotHeight } = layout;
  const totals = labels.map((_, index) => sum(series.map(({ values }) => values[index] ?? 0)));
  const scale = ticks(Math.max(0, ...totals));
  const heightOf = (value: number) => (value / (scale.at(-1) ?? 1)) * plotHeight;
  const place = (index: number) => ({ ...layout, index, count: labels.length, heightOf });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" role="img" viewBox="0 0 ${width} ${height}" aria-labelledby="${id}-title ${id}-text">`,
    `<title id="${id}-title">${escapeMarkup(title)}</title>`,
    `<desc id="${id}-text">${escapeMarkup(description)}</desc>`,
    style ? `<style>${style}</style><rect class="paper" width="100%" height="100%"/>` : '',
    `<text class="chart-title" x="${left}" y="20">${escapeMarkup(title)}</text>`,
    drawLegend(series, left),
    ...scale.map((value) => drawTick(value, layout, heightOf(value))),
    ...labels.map((_, index) => drawColumn(series, place(index))),
    ...labels.map((label, index) => drawLabel(label, place(index))),
    `<path class="axis" d="M${left} ${top + plotHeight}h${plotWidth}"/>`,
    axisTitles(chart, layout),
    '</svg>',
  ].join('');
}

const round = (value: number) => Math.round(value * 10) / 10;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function drawTick(value: number, { left, top, plotWidth, plotHeight }: Layout, height: number) {
  const y = round(top + plotHeight - height);
  const line = value === 0 ? '' : `<path class="grid" d="M${left} ${y}h${plotWidth}"/>`;
  return `${line}<text class="tick" x="${left - 8}" y="${y + 4}" text-anchor="end">${tickText(value)}</text>`;
}

interface Place extends Layout {
  readonly index: number;
  readonly count: number;
  readonly heightOf: (value: number) => number;
}

function drawColumn(series: readonly Series[], place: Place): string {
  const { left, top, plotWidth, plotHeight, index, count, heightOf } = place;
  const band = plotWidth / count;
  const width = round(Math.min(band * 0.75, 56));
  const x = round(left + band * index + (band - width) / 2);
  let y = top + plotHeight;
  return series
    .map(({ values }, colour) => {
      const drawn = heightOf(values[index] ?? 0);
      if (drawn === 0) return '';
      y -= drawn;
      return `<rect class="series-${colour}" x="${x}" y="${round(y)}" width="${width}" height="${round(drawn)}"/>`;
    })
    .join('');
}

function drawLabel(label: string, place: Place): string {
  const { left, top, plotWidth, plotHeight, index, count } = place;
  if (index % Math.ceil(count / mostLabels) !== 0) return '';
  const x = round(left + (plotWidth / count) * (index + 0.5));
  const y = top + plotHeight + 16;
  const anchor =
    label.length > 5
      ? `transform="rotate(-30 ${x} ${y})" text-anchor="end"`
      : 'text-anchor="middle"';
  const text = label.length > 18 ? `${label.slice(0, 17)}…` : label;
  return `<text class="tick" x="${x}" y="${y}" ${anchor}>${escapeMarkup(text)}</text>`;
}

function drawLegend(series: readonly Series[], left: number): string {
  if (series.length < 2) return '';
  let x = left;
  return series
    .map(({ name }, colour) => {
      const entry = `<rect class="series-${colour}" x="${x}" y="32" width="10" height="10"/><text class="tick" x="${x + 14}" y="41">${escapeMarkup(name)}</text>`;
      x += 30 + name.length * 6.6;
      return entry;
    })
    .join('');
}

function axisTitles({ xTitle, yTitle }: ColumnChart, layout: Layout): string {
  const middle = layout.top + layout.plotHeight / 2;
  return [
    `<text class="axis-title" x="${layout.left + layout.plotWidth / 2}" y="${layout.height - 8}" text-anchor="middle">${escapeMarkup(xTitle)}</text>`,
    `<text class="axis-title" x="14" y="${middle}" text-anchor="middle" transform="rotate(-90 14 ${middle})">${escapeMarkup(yTitle)}</text>`,
  ].join('');
}
