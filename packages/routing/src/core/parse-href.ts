import type { Locale } from '@plaza/contract';
import type { PageType } from '../model/page-types.ts';
import type { RoutedSite } from '../model/route.ts';
import type { LinkQuery } from './href.ts';
import { resolveRequest } from './resolve-request.ts';

/** The parts of a link; `href` turns them into the same link. */
export interface ParsedHref {
  readonly locale: Locale;
  readonly pageType: PageType;
  /** Path below the country prefix. */
  readonly path: string;
  readonly query: LinkQuery;
  readonly hash: string;
  /** The page of a list, from 2; absent for every other page. */
  readonly page?: number;
}

/** Parses a link of `href` or `absoluteHref`; undefined for others. Never throws. */
export function parseHref(site: RoutedSite, link: string): ParsedHref | undefined {
  const [beforeHash = '', fragment = ''] = cut(withoutOrigin(site, link), '#');
  const [pathname = '', search = ''] = cut(beforeHash, '?');
  const found = resolveRequest(site, null, pathname);
  if (found.kind !== 'page') return undefined;
  const { path, pageType } = found.route;
  const query = parseQuery(search);
  return {
    locale: found.locale,
    pageType,
    path,
    query,
    hash: decodeFragment(fragment) ?? fragment,
    ...(found.page > 1 && { page: found.page }),
  };
}

function withoutOrigin(site: RoutedSite, link: string): string {
  return link.startsWith(`${site.url}/`) ? link.slice(site.url.length) : link;
}

function cut(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function parseQuery(search: string): LinkQuery {
  const params = new URLSearchParams(search);
  const readValue = (name: string) => {
    const values = params.getAll(name);
    return values.length === 1 ? (values[0] ?? '') : values;
  };
  return Object.fromEntries([...new Set(params.keys())].map((name) => [name, readValue(name)]));
}

/** A URL fragment without its percent encoding; `undefined` when the encoding is broken. */
function decodeFragment(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}
