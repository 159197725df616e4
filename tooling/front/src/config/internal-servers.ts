import { COMMANDS } from '@plaza/contract';
import type { FrontOptions } from '../model/front-options.ts';
import { block, type Lines } from './directives.ts';
import { unavailable } from './own-answers.ts';
import { type NamedSite, pageKey, retriesOfAnyMethod } from './site-locations.ts';
import { acceptQueue } from './site-servers.ts';

const otherCodings = ['br', 'gzip'] as const;

/** Whether the front lives, and its counters. */
const health: Lines = [
  ...block('location = /healthz', ["return 200 'ok';"]),
  ...block('location = /status', ['stub_status;']),
];

/**
 * `PURGE <path>` with the host of a site drops the copies of a page in every coding: the request's
 * own and, by requests within nginx, the others. 200, or 204 without a copy.
 */
const purgeServer = (site: NamedSite, { purgeListen }: FrontOptions): Lines => {
  const isAny = site.hosts.includes('*');
  return block('server', [
    `listen ${purgeListen}${isAny ? ' default_server' : ''};`,
    `server_name ${site.hosts.map((each) => (each === '*' ? '_' : each)).join(' ')};`,
    ...(isAny ? health : []),
    'error_page 404 412 =204 @purged;',
    ...block('location /', [
      'if ($request_method != PURGE) { return 405; }',
      ...otherCodings.map((coding) => `mirror /.purge/${coding};`),
      'mirror_request_body off;',
      `proxy_cache_purge pages ${pageKey(site, '')};`,
    ]),
    ...otherCodings.flatMap((coding) =>
      block(`location = /.purge/${coding}`, [
        'internal;',
        `proxy_cache_purge pages ${pageKey(site, coding)};`,
      ]),
    ),
    ...block('location @purged', ['return 204;']),
  ]);
};

/** The internal listener. */
export const internalServers = (sites: readonly NamedSite[], options: FrontOptions): Lines =>
  options.purgeListen === undefined
    ? []
    : [
        ...sites.flatMap((site) => purgeServer(site, options)),
        ...(sites.some(({ hosts }) => hosts.includes('*'))
          ? []
          : block('server', [
              `listen ${options.purgeListen} default_server;`,
              'server_name _;',
              ...health,
              ...block('location /', ['return 404;']),
            ])),
      ];

const commands = Object.values(COMMANDS).map(({ path }) => path.slice(1));

const askService: Lines = [
  'proxy_set_header Connection "";',
  'proxy_set_header Host $http_host;',
  'proxy_pass http://service;',
];

/**
 * Requests of the sites to the service; they name the visitor already. What visitors send is stored
 * once per id, so it is sent to another instance when one ends before its answer.
 */
export const serviceServer = ({ service }: FrontOptions): Lines =>
  service === undefined
    ? []
    : block('server', [
        `listen ${service.listen} ${acceptQueue};`,
        'server_name _;',
        'client_max_body_size 1m;',
        ...unavailable,
        ...block(`location ~ ^/website/\\d+/api/(?:${commands.join('|')})$`, [
          retriesOfAnyMethod,
          ...askService,
        ]),
        ...block('location /', askService),
      ]);
