/** A URL fragment without its percent encoding; `undefined` when the encoding is broken. */
export function decodeFragment(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}
