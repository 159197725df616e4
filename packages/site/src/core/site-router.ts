import type { IncomingMessage } from 'node:http';
import { isAnswered, isFlowAnswer } from '@plaza/flow-server/targets';
import { type RequestRouter, type RoutedRequest, unrouted } from '@plaza/page-cache/server';
import { type RoutedSite, resolveRequest } from '@plaza/routing';
import { sitemapLocale } from '../model/site-files.ts';
import { arrivalCookies } from '../proxy/arrival-cookies.ts';
import { cleanTarget } from '../proxy/clean-target.ts';
import type { ProxyApp } from '../proxy/may-store.ts';
import { errorPage } from './error-pages.ts';
import { isThere } from './is-there.ts';
import { arrivalParameters } from './visitor-requests.ts';

type RouterApp = ProxyApp & {
  readonly site: RoutedSite;
  /** First segments of other routes and files, see `readOwnSegments`. */
  readonly ownSegments: ReadonlySet<string>;
  /** Paths of the files in `public/`. */
  readonly publicFiles?: ReadonlySet<string>;
  readonly now: () => Date;
};

/** Routes the requests of a site by `resolveRequest`, and answers arrivals as `createProxy` does. */
export function siteRouter(app: RouterApp): RequestRouter {
  return {
    route: (host, url) => routeRequest(app, host, url),
    visitorCookies: (request) =>
      carriesAlias(request.url ?? '') ? cookiesOf(request, app) : undefined,
    cleanTarget: ({ method = '', url = '', headers }) =>
      cleanTarget({ method, target: url, headers: { has: (name) => headers[name] !== undefined } }),
  };
}

const hostName = (host = '') => host.replace(/:\d+$/, '').toLowerCase();

/** Paths with dot segments resolve to another path. */
const dotSegment = /\/(?:\.|%2e){1,2}(?:[/?#\\]|$)/i;

function routeRequest(app: RouterApp, host: string | undefined, url: string): RoutedRequest {
  const { site, ownSegments } = app;
  const [, segment = ''] = /^\/([^/\\?#]*)/.exec(url) ?? [];
  const isOwn = ownSegments.has(segment) || isSitemap(site, segment);
  if (isOwn && !dotSegment.test(url) && isThere(app, url))
    return site.hostAliases.has(hostName(host)) ? { kind: 'other' } : unrouted.route(host, url);
  const found = resolveRequest(site, host, url);
  if (found.kind === 'redirect')
    return { kind: 'redirect', location: found.location, status: found.status };
  // Answered by a route of its own (`answerTarget`, `flowTarget`).
  if (isAnswered(site, url) || isFlowAnswer(site, url)) return { kind: 'other' };
  if (found.kind === 'page')
    return { kind: 'page', path: found.path, internalPath: `${found.internalPath}/` };
  const path = `${errorPage(site, 'not-found', found.locale)}/`;
  return { kind: 'notFound', path, ...(found.isGone && { isGone: true }) };
}

/** A file of the sitemap of one of the site's locales. */
function isSitemap({ marketByLocale }: RoutedSite, segment: string): boolean {
  const locale = sitemapLocale(segment);
  return locale !== undefined && marketByLocale.has(locale);
}

/** As in the proxy's matcher, an alias without a value does not count. */
function carriesAlias(url: string): boolean {
  const query = /\?([^#]*)/.exec(url)?.[1];
  if (!query) return false;
  const parameters = new URLSearchParams(query);
  for (const [name, value] of parameters)
    if (arrivalParameters.has(name) && (value !== '' || parameters.getAll(name).length > 1))
      return true;
  return false;
}

/** Shows the page for any URL; the browser merges the tracking data in any case. */
function cookiesOf({ method = '', url = '', headers, socket }: IncomingMessage, app: RouterApp) {
  const isSecure =
    'encrypted' in socket || headers['x-forwarded-proto']?.includes('https') === true;
  const get = (name: string) => headers[name]?.toString() ?? null;
  const request = {
    method,
    headers: { get, has: (name: string) => headers[name] !== undefined },
    url: `${isSecure ? 'https' : 'http'}://site.invalid${url}`,
  };
  try {
    return arrivalCookies(request, app.now(), app);
  } catch {
    return [];
  }
}
