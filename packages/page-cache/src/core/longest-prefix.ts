/**
 * The longest of some prefixes that a path begins with, by whole segments.
 *
 * @param prefixes e.g. `/`, `/mx`, `/mx/`
 */
export function longestPrefix(path: string, prefixes: readonly string[]): string | undefined {
  return prefixes
    .toSorted((a, b) => b.length - a.length)
    .find((prefix) => withSlash(path).startsWith(withSlash(prefix)));
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}
