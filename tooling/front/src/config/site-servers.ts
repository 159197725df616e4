import type { FrontOptions } from '../model/front-options.ts';
import { block, type Lines } from './directives.ts';
import { bareAnswer, ownAnswers } from './own-answers.ts';
import { type NamedSite, siteLocations } from './site-locations.ts';

/**
 * Connections that wait until nginx accepts them. Under overload the kernel drops those beyond its
 * default of 511, and their visitors try again after a second, or lose the connection.
 */
export const acceptQueue = 'backlog=4096';

/** Settings of a listener are said once, by the server for unknown hosts. */
const ofListener = ` default_server ${acceptQueue}`;

/** nginx 1.22 knows HTTP/2 as a parameter of `listen`. */
const listen = ({ listen, tls }: FrontOptions, more = '') =>
  `listen ${listen}${tls ? ' ssl http2' : ''}${more};`;

const certificate = ({ tls }: FrontOptions, host: string): Lines =>
  tls
    ? [
        `ssl_certificate ${tls.certificate.replaceAll('{host}', host)};`,
        `ssl_certificate_key ${tls.key.replaceAll('{host}', host)};`,
      ]
    : [];

const realClient = ({ trustedProxies = [] }: FrontOptions): Lines => [
  ...trustedProxies.map((each) => `set_real_ip_from ${each};`),
  ...(trustedProxies.length > 0
    ? ['real_ip_header X-Forwarded-For;', 'real_ip_recursive on;']
    : []),
];

/** The servers of a site: its own hosts, and those that it redirects, for which nothing is kept. */
export function siteServers(site: NamedSite, options: FrontOptions): Lines {
  const { hosts, aliases = [] } = site;
  const [first = ''] = hosts;
  const shared = [...realClient(options), ...certificate(options, first), ...ownAnswers(site)];
  const named = hosts.filter((each) => each !== '*');
  const isAny = hosts.includes('*');
  return [
    ...block('server', [
      listen(options, isAny ? ofListener : ''),
      `server_name ${[...named, ...(isAny ? ['_'] : [])].join(' ')};`,
      ...shared,
      ...siteLocations(site, options),
    ]),
    ...(aliases.length === 0
      ? []
      : block('server', [
          listen(options),
          `server_name ${aliases.join(' ')};`,
          ...shared,
          ...block('location /', [
            `proxy_pass http://${site.upstream};`,
            'add_header Cache-Status "front; fwd=bypass" always;',
          ]),
        ])),
  ];
}

/** Unknown hosts are no site’s: no handshake for them, or no answer. */
export const unknownHosts = (options: FrontOptions): Lines =>
  options.sites.some(({ hosts }) => hosts.includes('*'))
    ? []
    : block('server', [
        listen(options, ofListener),
        ...(options.tls ? ['ssl_reject_handshake on;'] : []),
        'return 444;',
      ]);

/** From http to https; certificates are renewed over http. */
export const redirectServer = ({ redirectListen, acmeFolder, tls }: FrontOptions): Lines =>
  redirectListen === undefined || !tls
    ? []
    : block('server', [
        `listen ${redirectListen};`,
        'server_name _;',
        ...(acmeFolder
          ? block('location ^~ /.well-known/acme-challenge/', [
              `root ${acmeFolder};`,
              'default_type text/plain;',
            ])
          : []),
        ...block('location /', bareAnswer('308 https://$host$request_uri')),
      ]);
