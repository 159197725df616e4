/** Where the page scrolls to after it has loaded (§2.2). */
export type ScrollTarget =
  | { readonly to: 'element'; readonly id: string; readonly behavior: 'smooth' }
  | { readonly to: 'top'; readonly behavior: 'smooth' };

/**
 * The element the hash refers to, if it exists, otherwise the top (§2.2).
 *
 * @param hash as in `location.hash`, with or without `#`, percent-encoded or not
 * @param exists whether the page has an element with that id
 */
export function scrollTarget(hash: string, exists: (id: string) => boolean): ScrollTarget {
  const fragment = hash.replace(/^#/, '');
  const id = [fragment, decodeFragment(fragment)].find(
    (candidate) => candidate && exists(candidate),
  );
  return id ? { to: 'element', id, behavior: 'smooth' } : { to: 'top', behavior: 'smooth' };
}

/** Decodes a URL fragment; undefined if its encoding is broken. */
function decodeFragment(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}
