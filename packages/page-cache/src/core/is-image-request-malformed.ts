/** Where Next's optimizer answers (`next.config.ts` sets a slash at the end of paths). */
const optimizer = /^\/_next\/image\/?\?/;

/**
 * Whether a request asks the image optimizer for an address that no image of a site has: one with
 * control characters. Next would fail on it with 500, and log the address as it is.
 *
 * @param target path and query of the request, e.g. `/_next/image/?url=%2Fimages%2Fa.png&w=64&q=75`
 */
export function isImageRequestMalformed(target: string): boolean {
  if (!optimizer.test(target)) return false;
  const asked = new URLSearchParams(target.slice(target.indexOf('?'))).getAll('url');
  return asked.some((address) => /\p{Cc}/u.test(decoded(address)));
}

/** The optimizer decodes once more. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return '\0';
  }
}
