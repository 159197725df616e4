import { defaultLimits, type FrontOptions } from '../model/front-options.ts';
import type { Lines } from './directives.ts';
import { countryHeadersOf, variableOf } from './request-maps.ts';
import { upstreamRetries } from './site-locations.ts';

/** The formats of nginx’s own `mime.types` that sites have in a folder of built files. */
const types: Lines = [
  'types {',
  '  text/css css;',
  '  text/javascript js mjs;',
  '  image/svg+xml svg;',
  '  font/woff2 woff2;',
  '  application/json json map;',
  '}',
  'charset utf-8;',
  'charset_types text/css text/javascript;',
];

const caches = ({ folder, cacheSize = '400m' }: FrontOptions): Lines => [
  '# A copy that nobody asked for in a day is dropped; until then it stands in for a site that fails.',
  `proxy_cache_path ${folder}/pages levels=1:2 keys_zone=pages:16m max_size=${cacheSize} inactive=1d use_temp_path=off;`,
  `proxy_cache_path ${folder}/assets levels=1:2 keys_zone=assets:16m max_size=${cacheSize} inactive=7d use_temp_path=off;`,
];

/** Files that nginx creates while it runs. */
const folders = ({ folder }: FrontOptions): Lines => [
  ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/temporary;`,
  ),
];

const log = ({ folder, accessLog = `${folder}/access.log` }: FrontOptions): Lines =>
  accessLog
    ? [
        '# No address and no query: both can be personal data.',
        'log_format front escape=json \'{"time":"$time_iso8601","host":"$host","method":"$request_method","path":"$uri","status":$status,"bytes":$body_bytes_sent,"seconds":$request_time,"cache":"$upstream_cache_status","instance":"$upstream_addr","answers":"$upstream_status"}\';',
        `access_log ${accessLog} front buffer=64k flush=1s;`,
      ]
    : ['access_log off;'];

function limits({ limits }: FrontOptions): Lines {
  const shared = ['limit_conn_zone $server_name zone=site:1m;', 'limit_conn_status 429;'];
  if (limits === false) return shared;
  const { pages, api } = { ...defaultLimits, ...limits };
  return [
    ...shared,
    `limit_req_zone $subscriber zone=pages_of_client:16m rate=${pages}r/s;`,
    `limit_req_zone $subscriber zone=api_of_client:16m rate=${api}r/s;`,
    'limit_conn_zone $subscriber zone=client:16m;',
    'limit_req_status 429;',
  ];
}

const clients: Lines = [
  'server_tokens off;',
  'sendfile on;',
  'tcp_nopush on;',
  'keepalive_timeout 65s;',
  'client_header_timeout 10s;',
  'client_body_timeout 10s;',
  'send_timeout 30s;',
  'reset_timedout_connection on;',
  'large_client_header_buffers 4 16k;',
  '# What a page or the API takes.',
  'client_max_body_size 64k;',
  'client_body_buffer_size 64k;',
];

/**
 * How instances are asked. A failed instance is asked again at once (`max_fails=0`): nginx counts a
 * refusal in overload as a failure, and a front without instances would fail all.
 */
const instances = ({ sites }: FrontOptions): Lines => [
  'proxy_http_version 1.1;',
  'proxy_set_header Connection "";',
  'proxy_set_header Host $http_host;',
  'proxy_set_header Accept-Encoding $coding;',
  '# The site adds this front: with SITE_TRUSTED_PROXY_HOPS=1 it sees the visitor.',
  'proxy_set_header X-Forwarded-For $remote_addr;',
  'proxy_set_header X-Forwarded-Proto $visitor_scheme;',
  'proxy_set_header X-Forwarded-Host $http_host;',
  'proxy_set_header Forwarded "";',
  ...countryHeadersOf(sites).map((name) => `proxy_set_header ${name} ${variableOf(name)};`),
  '# Why the site is asked: it counts the copies that are made (`plaza_site_front_requests_total`).',
  'proxy_set_header X-Front-Cache $upstream_cache_status;',
  '# Next’s own instances set these for each other.',
  ...[
    'x-middleware-subrequest',
    'x-prerender-revalidate',
    'x-matched-path',
    'x-now-route-matches',
  ].map((name) => `proxy_set_header ${name} "";`),
  '# Far longer than a connection takes, and what each request costs that tries an instance cut off.',
  'proxy_connect_timeout 250ms;',
  'proxy_read_timeout 15s;',
  ...upstreamRetries,
  '# The policy of a page is a long header.',
  'proxy_buffer_size 16k;',
  'proxy_buffers 16 16k;',
  'proxy_busy_buffers_size 32k;',
];

/** With certificates: what current browsers need, and no older. */
const tls = ({ tls }: FrontOptions): Lines =>
  tls
    ? [
        'ssl_protocols TLSv1.2 TLSv1.3;',
        'ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;',
        'ssl_prefer_server_ciphers off;',
        'ssl_session_cache shared:tls:10m;',
        'ssl_session_timeout 1d;',
        'ssl_session_tickets off;',
      ]
    : [];

/** Settings of every server. */
export const sharedSettings = (options: FrontOptions): Lines => [
  ...types,
  ...folders(options),
  ...log(options),
  ...clients,
  ...tls(options),
  ...caches(options),
  ...limits(options),
  ...instances(options),
];
