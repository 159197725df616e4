import type { IncomingMessage } from 'node:http';

/** What a request asks for. */
export type RoutedRequest =
  /**
   * A page: the path under which its answer is cached, and under which Next renders it, unless the
   * app knows it under another one, `internalPath`.
   */
  | { readonly kind: 'page'; readonly path: string; readonly internalPath?: string }
  /**
   * Nothing: the path of the page that says so, which Next renders with status 200; `isGone` if
   * there was something, which makes the answer a 410.
   */
  | { readonly kind: 'notFound'; readonly path: string; readonly isGone?: true }
  /** Default: 308. */
  | { readonly kind: 'redirect'; readonly location: string; readonly status?: 301 | 308 }
  /** A file or a route that is no page, which Next answers. */
  | { readonly kind: 'other' };

/** What the request handler asks a site. */
export type RequestRouter = {
  /** @param url path and query of a request that reads. Never throws. */
  readonly route: (host: string | undefined, url: string) => RoutedRequest;
  /**
   * Values of `Set-Cookie` for an answer that belongs to one visitor; `undefined` when the answer
   * is the same for everyone. Never throws.
   */
  readonly visitorCookies: (request: IncomingMessage) => readonly string[] | undefined;
  /**
   * Path and query of a request that reads without what no document's address may show; `undefined`
   * if they show none. The answer is a 303 with the request's `visitorCookies`. Never throws.
   */
  readonly cleanTarget?: (request: IncomingMessage) => string | undefined;
};

/**
 * Says to Next's rules that `internalPath` is no path of a visitor. Without the request handler no
 * request has it.
 */
export const resolvedHeader = 'x-resolved-path';

/** A query, or a spelling that Next reads as another path's. */
const otherwiseSpelled = /[?#\\]|\/\.|%2e|^\/(?:_next|api)\//i;

/** For an app that names no routes: every plain path may be a page, and Next knows which are. */
export const unrouted: RequestRouter = {
  route: (_host, url) =>
    otherwiseSpelled.test(url) ? { kind: 'other' } : { kind: 'page', path: url },
  visitorCookies: () => undefined,
};
