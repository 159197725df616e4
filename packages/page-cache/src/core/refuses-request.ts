import type { IncomingHttpHeaders } from 'node:http';

type Request = {
  /** As it stands in the request line. */
  readonly method: string;
  /** As `rootedTarget` returns it. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
};

/** Methods that a page knows. */
const pageMethods = new Set(['GET', 'HEAD']);

/**
 * Whether a request is to be refused with 405: one that carries a body or comes by any other method,
 * outside the API, which Next would take for a server action or answer with a page that caches may keep.
 */
export function refusesRequest({ method, target, headers }: Request): boolean {
  if (pageMethods.has(method) && !carriesBody(headers)) return false;
  // Dot segments are resolved first: `/api/../lp/` is a page.
  const path = URL.parse(target, 'http://site.invalid')?.pathname ?? '/';
  return !(path.startsWith('/api/') && target.startsWith('/api/'));
}

/** Some clients send `content-length: 0` with every request. */
const carriesBody = (headers: IncomingHttpHeaders) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;
