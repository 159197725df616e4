/** The area that a drawing fills; its values go from 0 at the bottom to `top`. */
export type ChartFrame = {
  readonly width: number;
  readonly height: number;
  readonly top: number;
};

const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The lowest round figure that is no less, e.g. 1, 1.5, 2, 2.5 or 3 and zeros. 1 if there is nothing to draw. */
export function niceTop(most: number): number {
  if (!(most > 1e-9) || !Number.isFinite(most)) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  return power * (steps.find((step) => step * power >= most) ?? 10);
}

/**
 * The `d` of a line through values that are evenly apart.
 *
 * @param last index at the right edge; lines of one drawing have one, also if they are shorter
 */
export function linePath(
  values: readonly number[],
  frame: ChartFrame,
  last = values.length - 1,
): string {
  const x = (index: number) => (last > 0 ? (index / last) * frame.width : 0);
  return values
    .map(
      (value, index) => `${index === 0 ? 'M' : 'L'}${round(x(index))} ${round(yOf(value, frame))}`,
    )
    .join('');
}

/** How much of a bar's place is left free. */
const GAP = 0.25;

/**
 * The `d` of each series of stacked bars: `columns[2][0]` is the height of the third bar in the
 * first series, which is at the bottom.
 */
export function stackedBars(columns: readonly (readonly number[])[], frame: ChartFrame): string[] {
  const place = frame.width / Math.max(columns.length, 1);
  const paths = (columns[0] ?? []).map(() => '');
  for (const [column, values] of columns.entries()) {
    let below = 0;
    for (const [series, value] of values.entries()) {
      const [from, to] = [yOf(below, frame), yOf(below + value, frame)];
      below += value;
      const left = round((column + GAP / 2) * place);
      if (value > 0)
        paths[series] +=
          `M${left} ${round(from)}V${round(to)}h${round((1 - GAP) * place)}V${round(from)}z`;
    }
  }
  return paths;
}

const yOf = (value: number, { height, top }: ChartFrame) =>
  height * (1 - Math.min(Math.max(value / top, 0), 1));

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * The `d` of an arc from the top, clockwise over a share of a ring: more than 0 and less than 1. The
 * ring has a radius of 40 on a canvas of 100.
 */
export function ringArc(share: number): string {
  const angle = 2 * Math.PI * share;
  const x = round(50 + 40 * Math.sin(angle));
  const y = round(50 - 40 * Math.cos(angle));
  return `M50 10A40 40 0 ${+(share > 0.5)} 1 ${x} ${y}`;
}
