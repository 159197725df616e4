import type { IncomingHttpHeaders } from 'node:http';

type Read = {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
};

/** Headers by which somebody asks Next for something else than the page, or for a page made anew. */
const specialHeaders =
  /^(?:rsc$|next-|x-next|x-prerender|x-middleware|x-now|x-matched|range$|expect$|upgrade$|content-length$|transfer-encoding$)/;

/** A query, or a spelling that Next reads as another path's: a page has one spelling that is its own. */
const otherwiseSpelled = /[?#\\]|\/\.|%2e/i;

/** Cookies of Next's draft mode. */
const draftCookies = /(?:^|;\s*)(?:__prerender_bypass|__next_preview_data|next-instant)/;

/**
 * Whether a request asks for a page and for nothing more, so that its answer is the same for
 * everyone. A query, which may carry tracking aliases, is Next's to judge.
 */
export function isPlainRead({ method, url = '', headers }: Read): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (otherwiseSpelled.test(url) || url.startsWith('/_next/') || url.startsWith('/api/'))
    return false;
  for (const name in headers) if (specialHeaders.test(name)) return false;
  return !headers.cookie || !draftCookies.test(headers.cookie);
}
