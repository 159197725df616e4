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
}

export const CHART_COLOURS = 6;

const size = { width: 760, height: 320 } as const;
const plot = { left: 64, right: 16, top: 56, bottom: 84 } as const;
const inner = {
  width: size.width - plot.left - plot.right,
  height: size.height - plot.top - plot.bottom,
} as const;

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
  const totals = labels.map((_, index) => sum(series.map(({ values }) => values[index] ?? 0)));
  const scale = ticks(Math.max(0, ...totals));
  const most = scale.at(-1) ?? 1;
  const height = (value: number) => (value / most) * inner.height;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" role="img" viewBox="0 0 ${size.width} ${size.height}" aria-labelledby="${id}-title ${id}-text">`,
    `<title id="${id}-title">${escapeMarkup(title)}</title>`,
    `<desc id="${id}-text">${escapeMarkup(description)}</desc>`,
    style ? `<style>${style}</style><rect class="paper" width="100%" height="100%"/>` : '',
    `<text class="chart-title" x="${plot.left}" y="20">${escapeMarkup(title)}</text>`,
    drawLegend(series),
    ...scale.map((value) => drawTick(value, height(value))),
    ...labels.map((_, index) => drawColumn(series, { index, count: labels.length, height })),
    ...labels.map((label, index) => drawLabel(label, index, labels.length)),
    `<path class="axis" d="M${plot.left} ${bottom}h${inner.width}"/>`,
    axisTitles(chart),
    '</svg>',
  ].join('');
}

const bottom = size.height - plot.bottom;
const round = (value: number) => Math.round(value * 10) / 10;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function drawTick(value: number, height: number): string {
  const y = round(bottom - height);
  const line = value === 0 ? '' : `<path class="grid" d="M${plot.left} ${y}h${inner.width}"/>`;
  return `${line}<text class="tick" x="${plot.left - 8}" y="${y + 4}" text-anchor="end">${tickText(value)}</text>`;
}

interface Place {
  readonly index: number;
  readonly count: number;
  readonly height: (value: number) => number;
}

function drawColumn(series: readonly Series[], { index, count, height }: Place): string {
  const band = inner.width / count;
  const width = round(Math.min(band * 0.75, 56));
  const x = round(plot.left + band * index + (band - width) / 2);
  let top = bottom;
  return series
    .map(({ values }, colour) => {
      const drawn = height(values[index] ?? 0);
      if (drawn === 0) return '';
      top -= drawn;
      return `<rect class="series-${colour}" x="${x}" y="${round(top)}" width="${width}" height="${round(drawn)}"/>`;
    })
    .join('');
}

function drawLabel(label: string, index: number, count: number): string {
  if (index % Math.ceil(count / mostLabels) !== 0) return '';
  const x = round(plot.left + (inner.width / count) * (index + 0.5));
  const y = bottom + 16;
  const isLong = label.length > 5;
  const turned = isLong ? ` transform="rotate(-30 ${x} ${y})" text-anchor="end"` : '';
  const text = label.length > 18 ? `${label.slice(0, 17)}…` : label;
  return `<text class="tick" x="${x}" y="${y}"${turned || ' text-anchor="middle"'}>${escapeMarkup(text)}</text>`;
}

function drawLegend(series: readonly Series[]): string {
  if (series.length < 2) return '';
  let x: number = plot.left;
  return series
    .map(({ name }, colour) => {
      const entry = `<rect class="series-${colour}" x="${x}" y="32" width="10" height="10"/><text class="tick" x="${x + 14}" y="41">${escapeMarkup(name)}</text>`;
      x += 30 + name.length * 6.6;
      return entry;
    })
    .join('');
}

function axisTitles({ xTitle, yTitle }: ColumnChart): string {
  const middle = plot.top + inner.height / 2;
  return [
    `<text class="axis-title" x="${plot.left + inner.width / 2}" y="${size.height - 8}" text-anchor="middle">${escapeMarkup(xTitle)}</text>`,
    `<text class="axis-title" x="14" y="${middle}" text-anchor="middle" transform="rotate(-90 14 ${middle})">${escapeMarkup(yTitle)}</text>`,
  ].join('');
}
