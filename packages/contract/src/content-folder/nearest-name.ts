/** More changes than this share of a name make another name of it. */
const mostChanged = 0.4;

/**
 * The known name that a misspelt one is closest to.
 *
 * @returns undefined if none is close enough to have been meant
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const distances = known.map((other) => ({ other, distance: changes(fold(name), fold(other)) }));
  const nearest = distances.toSorted((a, b) => a.distance - b.distance)[0];
  if (!nearest || nearest.distance > Math.max(name.length, nearest.other.length) * mostChanged)
    return undefined;
  return nearest.other;
}

/** A hint that names the nearest known name, and nothing if there is none. */
export function didYouMean(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? '' : `Did you mean ${nearest}? `;
}

/** Longer names are cut: nobody meant one, and the distance takes time. */
const fold = (name: string) => name.toLowerCase().slice(0, 60);

/** The fewest letters to add, remove or replace (Levenshtein distance). */
function changes(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    let [before, last] = [row[0] ?? 0, i + 1];
    const next = [last];
    for (const [j, other] of [...b].entries()) {
      last = Math.min((row[j + 1] ?? 0) + 1, last + 1, before + (letter === other ? 0 : 1));
      before = row[j + 1] ?? 0;
      next.push(last);
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
