import type { FrontOptions } from '../model/front-options.ts';
import { block, type Lines, map } from './directives.ts';

/** Headers with which Next's router, or its own parts, ask for something else than the page. */
const specialHeaders = [
  'rsc',
  'next_router_prefetch',
  'next_router_segment_prefetch',
  'next_router_state_tree',
  'next_url',
  'next_action',
  'x_nextjs_data',
] as const;

/** Cookies with which Next shows what is not published. */
const draftCookies = ['__prerender_bypass', '__next_preview_data', 'next-instant'] as const;

const cookiesOf = ({ sites }: FrontOptions) => [
  ...new Set(sites.flatMap(({ cookies = [] }) => cookies)),
];

/** A pattern for any of some names. */
const anyOf = (names: readonly string[]) =>
  names.map((each) => each.replaceAll('.', String.raw`\.`)).join('|');

/** Whether an `Accept-Encoding` names a coding and does not refuse it (RFC 9110 §12.5.3). */
const accepts = (coding: string) =>
  String.raw`"~*(?:^|,)\s*${coding}\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)"`;

/**
 * One copy for each picture. The whole query is compared: nginx takes `V` for `v`, and the first of
 * two, where the site may read the other, so that a key made of single parameters would name another
 * picture than the answer has.
 */
const pictureMaps: Lines = [
  '# The hash of a picture that the site draws, or none.',
  ...map('$args', '$is_odd_version', [
    ['""', '""'],
    ['"~^v=[0-9a-f]{8}$"', '""'],
    ['default', '1'],
  ]),
  '# Any other hash is answered with the current picture, for a while.',
  ...map('"$args|$upstream_http_cache_control"', '$is_old_version', [
    [String.raw`"~^\|"`, '""'],
    [String.raw`"~\bimmutable\b"`, '""'],
    ['default', '1'],
  ]),
  '# The address of a picture of content has no query.',
  ...map('$args', '$is_odd_picture', [
    ['""', '""'],
    ['default', '1'],
  ]),
];

/** What is read of a request: its coding, its path, and whether it is for one visitor. */
export const requestMaps = (options: FrontOptions): Lines => [
  '# One coding for each request, the smallest it takes: it is part of the key of the cache.',
  ...map('$http_accept_encoding', '$coding', [
    [accepts('br'), 'br'],
    [accepts('gzip'), 'gzip'],
    ['default', '""'],
  ]),
  '# The path letter for letter, because a page answers under one spelling. No page reads its query.',
  ...map('$request_uri', '$key_path', [
    ['"~^(?<path_read>[^?]*)"', '$path_read'],
    ['default', '$request_uri'],
  ]),
  '# Without a slash at the end it is redirected, unless it is a file.',
  ...map('$key_path', '$is_unfinished', [
    [String.raw`"~(?:/|\.[a-zA-Z0-9]{1,11})$"`, '""'],
    ['default', '1'],
  ]),
  ...pictureMaps,
  '# A parameter that the site reads, or a name that has to be decoded first.',
  ...map('$args', '$is_asked', askedRows(options)),
  '# A draft, or a visitor whose page is another one.',
  ...map('$http_cookie', '$is_own', [
    [String.raw`"~(?:^|;\s*)(?:${anyOf([...draftCookies, ...cookiesOf(options)])})="`, '1'],
    ['default', '""'],
  ]),
  ...map(`"${specialHeaders.map((name) => `$http_${name}`).join('')}"`, '$is_special', [
    ['""', '""'],
    ['default', '1'],
  ]),
  '# What shared caches may keep; and what is not there, which is kept for as short as a page.',
  ...map('"$upstream_status|$upstream_http_cache_control"', '$is_unshared', [
    [String.raw`"~404\|"`, '""'],
    ['"~*(?:private|no-store|no-cache)"', '1'],
    ['"~*s-maxage=0*[1-9]"', '""'],
    [String.raw`"~*\bpublic\b"`, '""'],
    ['default', '1'],
  ]),
  ...map('$upstream_cache_status', '$cache_status', [
    ['~^(?:HIT|REVALIDATED|STALE|UPDATING)$', '"front; hit; detail=$upstream_cache_status"'],
    ['~.', '"front; fwd=miss; detail=$upstream_cache_status"'],
    ['default', '"front; fwd=bypass"'],
  ]),
];

function askedRows({ sites }: FrontOptions): readonly (readonly [string, string])[] {
  const known = sites.every(({ parameters }) => parameters !== undefined);
  if (!known)
    return [
      ['""', '""'],
      ['default', '1'],
    ];
  const names = [...new Set(sites.flatMap(({ parameters = [] }) => parameters))].toSorted();
  return [
    ...(names.length > 0 ? [[`"~(?:^|&)(?:${anyOf(names)})(?:=|&|$)"`, '1'] as const] : []),
    ['"~(?:^|&)[^=&]*[%+]"', '1'],
    ['default', '""'],
  ];
}

/** What is believed of a request depends on who sent it. */
export function trustMaps({ trustedProxies = [], sites }: FrontOptions): Lines {
  const headers = countryHeadersOf(sites);
  return [
    '# What only a trusted proxy may say of a visitor.',
    ...block('geo $realip_remote_addr $is_proxied', [
      'default 0;',
      ...trustedProxies.map((each) => `${each} 1;`),
    ]),
    ...map('$is_proxied:$http_x_forwarded_proto', '$visitor_scheme', [
      ['1:https', 'https'],
      ['1:http', 'http'],
      ['default', '$scheme'],
    ]),
    ...headers.flatMap((name) =>
      map('$is_proxied', variableOf(name), [
        ['1', `$http_${name.replaceAll('-', '_')}`],
        ['default', '""'],
      ]),
    ),
    '# An IPv6 subscriber has a /64.',
    ...map('$remote_addr', '$subscriber', [
      ['"~^(?<network>(?:[0-9a-f]{1,4}:){3}[0-9a-f]{1,4}):"', '$network'],
      ['"~^(?<short_network>(?:[0-9a-f]{1,4}:){1,3}):"', '$short_network'],
      ['default', '$binary_remote_addr'],
    ]),
  ];
}

export const countryHeadersOf = (sites: FrontOptions['sites']): readonly string[] => [
  ...new Set(sites.flatMap(({ countryHeaders = [] }) => countryHeaders)),
];

/** The variable with a country header that a trusted proxy has sent. */
export const variableOf = (header: string): string => `$trusted_${header.replaceAll('-', '_')}`;
