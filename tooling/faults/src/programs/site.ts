import { memoryOf } from '@plaza/deployment/app-settings';
import type { Host } from '../network/network.ts';
import { createInstance, type Instance } from './instance.ts';

export const sitePort = 3000;
export const metricsPort = 9464;

/** An instance of a built site. @param folder the app's folder, with its build */
export function createSiteInstance(
  host: Host,
  folder: string,
  env: Readonly<Record<string, string>>,
): Instance {
  const bin = 'node_modules/@plaza/site/bin/plaza-site.js';
  const args = [bin, 'start', '--hostname', host.address, '--port', `${sitePort}`];
  const own = {
    SITE_TRUSTED_PROXY_HOPS: '1',
    METRICS_HOST: host.address,
    METRICS_PORT: `${metricsPort}`,
  };
  const command = { args, cwd: folder, env: { ...own, ...env } };
  return createInstance({
    host,
    port: sitePort,
    ready: '/api/readyz',
    memory: memoryOf.site,
    command,
  });
}
