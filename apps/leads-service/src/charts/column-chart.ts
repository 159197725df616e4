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
  /** Below the columns, from left to right. Long ones are turned and cut. */
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
  readonly areTurned: boolean;
  /** Every so many labels are shown. */
  readonly step: number;
}

const left = 64;
const legendLine = 18;

function layoutOf({ isSmall = false, labels, legend }: Drawn): Layout {
  const [width, plotHeight] = isSmall ? [420, 162] : [760, 200];
  const top = 36 + (legend.at(-1)?.line ?? -1) * legendLine + legendLine;
  const plotWidth = width - left - 16;
  const { areTurned, step } = fitLabels(labels, plotWidth);
  const turned = Math.min(mostLetters, Math.max(0, ...labels.map(({ length }) => length)));
  const height = round(
    top + plotHeight + 52 + (areTurned ? turned * letterWidth * Math.SQRT1_2 : 0),
  );
  return { width, height, left, top, plotWidth, plotHeight, areTurned, step };
}

/** Of a label below a column. */
const mostLetters = 16;

/** Fonts differ, so a letter has room for a wide one. */
const letterWidth = 6.8;

/** Labels stand side by side, every n-th of many; those too long for it are turned, all of them. */
function fitLabels(labels: readonly string[], plotWidth: number) {
  const step = Math.ceil(labels.length / 12);
  const widest = Math.max(0, ...labels.map(({ length }) => length)) * letterWidth;
  const areTurned = widest + 6 > (plotWidth / labels.length) * step;
  return { areTurned, step: areTurned ? Math.ceil(labels.length / 24) : step };
}

/**
 * Draws stacked columns as SVG with axes, title and a description. It has classes and no colours, so
 * that a page with a strict policy can bring its own style sheet.
 *
 * @param style a style sheet for a chart that is a document of its own
 */
export function drawColumns(chart: ColumnChart, style?: string): string {
  const { id, title, description, labels, series } = chart;
  const legend = placeLegend(chart);
  const layout = layoutOf({ ...chart, legend });
  const { width, height, top, plotWidth, plotHeight } = layout;
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
    ...legend.map(drawEntry),
    ...scale.map((value) => drawTick(value, layout, heightOf(value))),
    ...labels.map((_, index) => drawColumn(series, place(index))),
    ...labels.map((label, index) => drawLabel(label, place(index))),
    `<path class="axis" d="M${left} ${top + plotHeight}h${plotWidth}"/>`,
    totals.some((value) => value > 0) ? '' : drawEmpty(layout),
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
  const { left, top, plotWidth, plotHeight, areTurned, step, index, count } = place;
  if (index % step !== 0) return '';
  const x = round(left + (plotWidth / count) * (index + 0.5));
  const y = top + plotHeight + 16;
  const anchor = areTurned
    ? `transform="rotate(-45 ${x} ${y})" text-anchor="end"`
    : 'text-anchor="middle"';
  const text = cut(label, mostLetters);
  return `<text class="tick" x="${x}" y="${y}" ${anchor}>${escapeMarkup(text)}</text>`;
}

/** Shortens in the middle: names of products often begin alike. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = Math.floor(most / 2) - 1;
  return `${text.slice(0, most - 1 - end).trimEnd()}…${text.slice(-end).trimStart()}`;
}

interface LegendEntry {
  readonly text: string;
  readonly colour: number;
  readonly x: number;
  /** From the top, from 0. */
  readonly line: number;
}

type Drawn = ColumnChart & { readonly legend: readonly LegendEntry[] };

/** Names of series side by side, in as many lines as they need. */
function placeLegend({ series, isSmall = false }: ColumnChart): LegendEntry[] {
  if (series.length < 2) return [];
  const end = (isSmall ? 420 : 760) - 16;
  let [x, line] = [left, 0];
  return series.map(({ name }, colour) => {
    const text = cut(name, 32);
    const width = 30 + text.length * letterWidth;
    if (x > left && x + width > end) [x, line] = [left, line + 1];
    const entry = { text, colour, x: round(x), line };
    x += width;
    return entry;
  });
}

function drawEntry({ text, colour, x, line }: LegendEntry): string {
  const y = 32 + line * legendLine;
  return `<rect class="series-${colour}" x="${x}" y="${y}" width="10" height="10"/><text class="tick" x="${x + 14}" y="${y + 9}">${escapeMarkup(text)}</text>`;
}

const drawEmpty = ({ top, plotWidth, plotHeight }: Layout) =>
  `<text class="empty" x="${left + plotWidth / 2}" y="${top + plotHeight / 2}" text-anchor="middle">Nothing in this time</text>`;

function axisTitles({ xTitle, yTitle }: ColumnChart, layout: Layout): string {
  const middle = layout.top + layout.plotHeight / 2;
  return [
    `<text class="axis-title" x="${layout.left + layout.plotWidth / 2}" y="${layout.height - 8}" text-anchor="middle">${escapeMarkup(xTitle)}</text>`,
    `<text class="axis-title" x="14" y="${middle}" text-anchor="middle" transform="rotate(-90 14 ${middle})">${escapeMarkup(yTitle)}</text>`,
  ].join('');
}
