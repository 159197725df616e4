/** The used parts of a request, of Node or the web platform. */
export type ArrivalRequest = {
  readonly method: string;
  readonly headers: Pick<Headers, 'get' | 'has'>;
};

/** Headers of prefetch requests by browsers and routers. */
const prefetchHeaders = ['next-router-prefetch', 'next-router-segment-prefetch', 'rsc'] as const;
const purposeHeaders = ['sec-purpose', 'purpose', 'x-moz'] as const;

/**
 * Whether a request is a visitor opening a page: not a prefetch, which may never be shown, nor the
 * data a router requests.
 */
export function isArrival({ method, headers }: ArrivalRequest): boolean {
  return (
    method === 'GET' &&
    !prefetchHeaders.some((name) => headers.has(name)) &&
    !purposeHeaders.some((name) => /prefetch|prerender/i.test(headers.get(name) ?? ''))
  );
}
