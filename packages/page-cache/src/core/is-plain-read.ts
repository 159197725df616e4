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

/** Whether a request asks for what its address names, and for nothing more. */
export function isPlainRead({ method, headers }: Read): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  for (const name in headers) if (specialHeaders.test(name)) return false;
  return !headers.cookie || !draftCookies.test(headers.cookie);
}
