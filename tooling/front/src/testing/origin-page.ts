import type { Origin } from './open-front.ts';

/** Answers as a site does: a page that shared caches may keep, with its etag; arrivals privately. */
export const page =
  (text: string): Origin['answer'] =>
  (request, response) => {
    const isArrival = request.url?.includes('gclid=') === true;
    const etag = `"${text}"`;
    const cache = isArrival ? 'private, no-store' : 's-maxage=300, stale-while-revalidate=86100';
    const headers = { etag, 'cache-control': cache, vary: 'rsc, accept-encoding' };
    if (request.headers['if-none-match'] === etag) response.writeHead(304, headers).end();
    else
      response
        .writeHead(200, { ...headers, ...(isArrival && { 'set-cookie': 'googleClickId=a' }) })
        .end(`${text} in ${request.headers['accept-encoding'] ?? 'plain'}`);
  };
