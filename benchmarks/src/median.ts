/** The middle of the values; of an even number of them the upper of the two. NaN when there is none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
