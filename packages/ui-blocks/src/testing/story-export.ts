/** The name under which a fixture is exported as a story, e.g. `OneItem` for "one item". */
export function storyExport(fixtureName: string): string {
  const words = fixtureName.match(/[\p{L}\p{N}]+/gu) ?? [];
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^\d/.test(joined) ? `N${joined}` : joined;
}
