import type { IncomingHttpHeaders } from 'node:http';

type Read = {
  readonly method?: string | undefined;
  readonly headers: IncomingHttpHeaders;
};

/** Headers that ask Next for something else than the page, or for a new rendering of it. */
const specialHeaders =
  /^(?:rsc$|next-|x-next|x-prerender|x-middleware|x-now|x-matched|range$|expect$|upgrade$|content-length$|transfer-encoding$)/;

/** Cookies of Next's draft mode. */
const draftCookies = /(?:^|;\s*)(?:__prerender_bypass|__next_preview_data|next-instant)/;

/** Whether a request reads what its address names. */
export const isRead = ({ method }: Pick<Read, 'method'>) => method === 'GET' || method === 'HEAD';

/** Whether a request reads what its address names, and asks for nothing more. */
export function isPlainRead({ method, headers }: Read): boolean {
  if (!isRead({ method })) return false;
  for (const name in headers) if (specialHeaders.test(name)) return false;
  return !headers.cookie || !draftCookies.test(headers.cookie);
}

/** Removes what makes a read ask for something else than a page. */
export function makePlain(headers: IncomingHttpHeaders): void {
  for (const name in headers) if (specialHeaders.test(name)) delete headers[name];
}
