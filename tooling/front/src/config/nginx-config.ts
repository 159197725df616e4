import type { FrontOptions } from '../model/front-options.ts';
import { checkOptions } from './check-options.ts';
import { block, type Lines } from './directives.ts';
import { internalServers, serviceServer } from './internal-servers.ts';
import { refusalMaps } from './refusal-pages.ts';
import { requestMaps, trustMaps } from './request-maps.ts';
import { sharedSettings } from './shared-settings.ts';
import { type NamedSite, requestsOfInstance } from './site-locations.ts';
import { redirectServer, siteServers, unknownHosts } from './site-servers.ts';

const debianModules = '/usr/lib/nginx/modules';

function modules({ sites, purgeListen, modules = debianModules }: FrontOptions): Lines {
  const names = [
    ...(purgeListen === undefined ? [] : ['cache_purge']),
    ...(sites.some(({ staticFolder }) => staticFolder) ? ['brotli_static'] : []),
  ];
  return names.map((name) => `load_module ${modules}/ngx_http_${name}_module.so;`);
}

/** One address may stand for several instances: named twice, it is asked again as another is. */
const retried = (instances: readonly string[]) =>
  instances.length === 1 ? [...instances, ...instances] : instances;

/**
 * A stopping instance closes idle connections after a second (sites) or one and a half
 * (service). Kept longer here, one of them would get a post at that moment, which is not sent again.
 */
const upstream = (
  name: string,
  instances: readonly string[],
  atOnce = requestsOfInstance * instances.length,
): Lines =>
  block(`upstream ${name}`, [
    'least_conn;',
    ...retried(instances).map((each) => `server ${each} max_fails=0;`),
    '# As many as work at once: a new connection costs an instance as much as a request.',
    `keepalive ${atOnce};`,
    'keepalive_timeout 800ms;',
  ]);

const named = (site: FrontOptions['sites'][number], index: number): NamedSite => ({
  ...site,
  key: site.hosts[0] ?? '',
  upstream: `site_${index}`,
});

/**
 * The configuration of nginx before sites and service. Started as `nginx -c <file> -p <folder>`, it
 * stays in the foreground.
 *
 * @throws Error naming the option that is not valid
 */
export function nginxConfig(options: FrontOptions): string {
  checkOptions(options);
  const { folder, service, workerProcesses = 'auto', priority } = options;
  const sites = options.sites.map(named);
  const lines: Lines = [
    ...modules(options),
    'daemon off;',
    `pid ${folder}/nginx.pid;`,
    '# Its errors name addresses and queries of visitors; the access log says which instance failed.',
    'error_log stderr crit;',
    `worker_processes ${workerProcesses};`,
    ...(priority === undefined ? [] : [`worker_priority ${priority};`]),
    'worker_shutdown_timeout 10s;',
    '# A request that a site passes to the service takes four connections.',
    'worker_rlimit_nofile 32768;',
    ...block('events', ['worker_connections 16384;']),
    ...block('http', [
      ...sharedSettings(options),
      ...requestMaps(options),
      ...trustMaps(options),
      ...refusalMaps(sites),
      ...sites.flatMap((site) => upstream(site.upstream, site.instances, site.requestsAtOnce)),
      ...(service ? upstream('service', service.instances) : []),
      ...sites.flatMap((site) => siteServers(site, options)),
      ...unknownHosts(options),
      ...redirectServer(options),
      ...internalServers(sites, options),
      ...serviceServer(options),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}
