/** A request, as far as it is read here; Node's and the web platform's can both be given so. */
export type ReadRequest = {
  readonly method: string;
  readonly headers: Pick<Headers, 'get' | 'has'>;
};

/** Headers by which a browser or a router fetches ahead what nobody has asked for yet. */
const aheadHeaders = ['next-router-prefetch', 'next-router-segment-prefetch', 'rsc'] as const;
const purposeHeaders = ['sec-purpose', 'purpose', 'x-moz'] as const;

/**
 * Whether a request is a visitor coming to a page: neither a page that is fetched ahead, which may
 * never be seen, nor the data that a router asks for.
 */
export function isArrival({ method, headers }: ReadRequest): boolean {
  return (
    method === 'GET' &&
    !aheadHeaders.some((name) => headers.has(name)) &&
    !purposeHeaders.some((name) => /prefetch|prerender/i.test(headers.get(name) ?? ''))
  );
}
