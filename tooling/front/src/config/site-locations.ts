import { defaultLimits, type FrontOptions, type FrontSite } from '../model/front-options.ts';
import { block, type Lines } from './directives.ts';

/** A site with its name in keys and that of its group of instances. */
export type NamedSite = FrontSite & { readonly key: string; readonly upstream: string };

/** Every failure of an instance after which another one is asked, unless a post was sent already. */
const failures = 'error timeout http_502 http_503 http_504';

/** Also said by `location`s with headers of their own, which inherit none. */
const cacheStatus = 'add_header Cache-Status $cache_status always;';

const useStale =
  'proxy_cache_use_stale error timeout updating http_500 http_502 http_503 http_504;';

/**
 * The key of a page, or of a file that changes with content, in one coding. Nothing of the query is
 * in it: a path has one copy in each coding, whatever is written behind it.
 */
export const pageKey = ({ key }: Pick<NamedSite, 'key'>, coding: string): string =>
  `"${key}|${coding}|$key_path"`;

/** Requests that come at once are answered at once, four seconds' worth of them. */
function limitLines({ limits }: FrontOptions, kind: 'pages' | 'api'): Lines {
  if (limits === false) return [];
  const { [kind]: rate, atOnce } = { ...defaultLimits, ...limits };
  return [
    `limit_req zone=${kind}_of_client burst=${rate * 4} nodelay;`,
    `limit_conn client ${atOnce};`,
  ];
}

/**
 * Pages, and files that change with content: kept for a moment, then checked with the site. While
 * one request checks, and while the site fails, the others get the copy.
 */
const pages = (site: NamedSite, options: FrontOptions): Lines =>
  block('location /', [
    ...limitLines(options, 'pages'),
    `proxy_pass http://${site.upstream};`,
    'proxy_cache pages;',
    `proxy_cache_key ${pageKey(site, '$coding')};`,
    '# Requests past the cache do not wait for each other.',
    'proxy_cache_bypass $is_asked $is_own $is_special $is_unfinished;',
    'proxy_no_cache $is_asked $is_own $is_special $is_unfinished $is_unshared;',
    '# The life is that of the front, and the key has all that answers vary by.',
    'proxy_ignore_headers Cache-Control Expires Vary X-Accel-Expires;',
    `proxy_cache_valid 200 404 ${options.pageLife ?? 1}s;`,
    'proxy_cache_revalidate on;',
    'proxy_cache_lock on;',
    'proxy_cache_lock_timeout 3s;',
    useStale,
    '# Then another instance is asked, which waits for the same render.',
    'proxy_read_timeout 3s;',
    cacheStatus,
  ]);

/** Addresses of offers, whose answer is another one for each click: they wait for no other request. */
const offers = ({ upstream }: NamedSite, options: FrontOptions): Lines =>
  block('location ~ ^(/[^/]+)?/go/', [
    ...limitLines(options, 'pages'),
    `proxy_pass http://${upstream};`,
    cacheStatus,
  ]);

/** They keep the core of an instance busy; more would only wait. */
export const requestsOfInstance = 64;

const api = (
  { upstream, instances, requestsAtOnce = requestsOfInstance * instances.length }: NamedSite,
  options: FrontOptions,
): Lines => [
  ...block('location ^~ /api/', [
    ...limitLines(options, 'api'),
    `limit_conn site ${requestsAtOnce};`,
    `proxy_pass http://${upstream};`,
    cacheStatus,
  ]),
  ...block('location = /api/revalidate', [
    '# A message names up to a thousand tags.',
    'client_max_body_size 320k;',
    `proxy_pass http://${upstream};`,
    cacheStatus,
  ]),
];

/** Which addresses of pictures are spelled in no other way, and which answers are kept. */
type PictureRule = { readonly key: string; readonly odd: string; readonly unkept: string };

/** Pictures that the site draws, by their version in `v`; only the current one is kept. */
const drawn: PictureRule = {
  key: '$args',
  odd: '$is_odd_version',
  unkept: '$is_old_version $is_unshared',
};

/** Pictures of content, whose address names hash, size and format. */
const ofContent: PictureRule = { key: '', odd: '$is_odd_picture', unkept: '$is_unshared' };

/** Kept as long as the site says, once for each picture: other spellings of it go past the cache. */
const pictures = (site: NamedSite, { key, odd, unkept }: PictureRule): Lines => [
  `proxy_pass http://${site.upstream};`,
  'proxy_cache assets;',
  `proxy_cache_key "${site.key}|$key_path|${key}";`,
  `proxy_cache_bypass ${odd};`,
  `proxy_no_cache ${odd} ${unkept};`,
  'proxy_ignore_headers Vary;',
  'proxy_cache_lock on;',
  useStale,
  cacheStatus,
];

/**
 * Files of a build. In a rolling deployment some instances do not have them; those of the build
 * before stay for pages that are still open.
 */
const builtFiles = (site: NamedSite): Lines => {
  const ask = [
    `proxy_pass http://${site.upstream};`,
    'proxy_cache assets;',
    `proxy_cache_key "${site.key}|$coding|$key_path";`,
    'proxy_no_cache $is_unshared;',
    '# A 404 of the instance before would keep the file out of the cache.',
    'proxy_ignore_headers Cache-Control Expires Vary X-Accel-Expires;',
    'proxy_cache_valid 200 7d;',
    useStale,
    `proxy_next_upstream ${failures} http_404;`,
    '# Any of its instances may be the only one of its build.',
    'proxy_next_upstream_tries 0;',
    cacheStatus,
  ];
  const paths = ['/_next/static/', '/_plaza/'];
  const { staticFolder } = site;
  if (!staticFolder) return paths.flatMap((path) => block(`location ^~ ${path}`, ask));
  const named = `@files_of_${site.upstream}`;
  return [
    ...paths.flatMap((path) => block(`location ^~ ${path}`, fromFolder(staticFolder, named))),
    ...block(`location ${named}`, ask),
  ];
};

/** The headers with which the site sends the same files. */
const fromFolder = (folder: string, otherwise: string): Lines => [
  `root ${folder};`,
  'brotli_static on;',
  'gzip_static on;',
  'gzip_vary on;',
  'etag off;',
  'if_modified_since off;',
  'add_header Cache-Control "public, max-age=31536000, immutable";',
  'add_header X-Content-Type-Options nosniff;',
  'add_header Cross-Origin-Resource-Policy same-origin;',
  `try_files $uri ${otherwise};`,
];

const pictureLocations = [
  ['/images/', ofContent],
  ['/files/share/', drawn],
] as const;

/** Everything a site answers. */
export const siteLocations = (site: NamedSite, options: FrontOptions): Lines => [
  ...offers(site, options),
  ...pages(site, options),
  ...api(site, options),
  ...builtFiles(site),
  ...pictureLocations.flatMap(([path, rule]) =>
    block(`location ^~ ${path}`, [...limitLines(options, 'pages'), ...pictures(site, rule)]),
  ),
];

/** For requests that may be sent twice. */
export const retriesOfAnyMethod = `proxy_next_upstream ${failures} non_idempotent;`;

/** What sites and service share of how they are asked. */
export const upstreamRetries: Lines = [
  `proxy_next_upstream ${failures};`,
  'proxy_next_upstream_tries 3;',
  'proxy_next_upstream_timeout 8s;',
];
