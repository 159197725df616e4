/** The smallest that is enough, or the largest that there is. */
export function atLeast(ascending: readonly number[], wanted: number): number {
  return ascending.find((size) => size >= wanted) ?? ascending.at(-1) ?? wanted;
}
