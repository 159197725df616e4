/** Round steps of a scale from 0 that contains a value: 0, 20, 40, 60 for 53. */
export function ticks(most: number): number[] {
  const target = Math.max(most, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(target));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= target) ?? target,
  );
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** A number on an axis, such as `1.2K`. */
export const tickText = (value: number): string => short.format(value);
