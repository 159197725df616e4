import { nginxConfig } from './config/nginx-config.ts';
import type { FrontOptions } from './model/front-options.ts';
import type { SiteFacts } from './read-front-sites.ts';

/** Instances of each site and of the service in `deploy/compose.yaml`. */
const instances = [1, 2] as const;

const compose = (sites: readonly SiteFacts[]): FrontOptions => ({
  folder: '/var/cache/front',
  listen: 8080,
  accessLog: '/dev/stdout',
  purgeListen: 8081,
  service: { listen: 8082, instances: instances.map((each) => `service-${each}:4000`) },
  sites: sites.map(({ app, ...site }) => ({
    ...site,
    instances: instances.map((each) => `${app.name}-${each}:3000`),
  })),
});

/** The same with certificates, as `certbot certonly --webroot -w /var/www/acme` keeps them. */
const withTls = (sites: readonly SiteFacts[]): FrontOptions => ({
  ...compose(sites),
  listen: 8443,
  redirectListen: 8080,
  acmeFolder: '/var/www/acme',
  tls: {
    certificate: '/etc/letsencrypt/live/{host}/fullchain.pem',
    key: '/etc/letsencrypt/live/{host}/privkey.pem',
  },
});

const note = `# Written by \`pnpm front-config\` from the sites' plaza.config.ts; changes here are lost.\n`;

/** The files of `deploy/nginx/` by name. */
export const frontFiles = (sites: readonly SiteFacts[]): ReadonlyMap<string, string> =>
  new Map([
    ['nginx.conf', note + nginxConfig(compose(sites))],
    ['nginx-tls.conf', note + nginxConfig(withTls(sites))],
  ]);
