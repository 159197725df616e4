/** Where the view goes after a page has loaded, smoothly (§2.2). */
export type ScrollTarget =
  | { readonly to: 'element'; readonly id: string; readonly behavior: 'smooth' }
  | { readonly to: 'top'; readonly behavior: 'smooth' };

/**
 * The element that the hash names, if it exists, otherwise the top (§2.2).
 *
 * @param hash as in `location.hash`, with or without `#`, percent-encoded or not
 * @param exists whether the page has an element of that id
 */
export function scrollTarget(hash: string, exists: (id: string) => boolean): ScrollTarget {
  const fragment = hash.replace(/^#/, '');
  const id = [fragment, decodeFragment(fragment)].find(
    (candidate) => candidate && exists(candidate),
  );
  return id ? { to: 'element', id, behavior: 'smooth' } : { to: 'top', behavior: 'smooth' };
}

/** A URL fragment without its percent encoding; `undefined` when the encoding is broken. */
function decodeFragment(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}
