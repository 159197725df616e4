import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { memoryOf } from '@plaza/deployment/app-settings';
import { root } from '@plaza/workspace/run';
import type { Host } from '../network/network.ts';
import { createInstance, type Instance } from './instance.ts';

export const serviceFolder = join(root, 'apps/leads-service');
export const servicePort = 4000;

type Of = {
  readonly databaseUrl: string;
  readonly databaseDirectUrl: string;
  /** `{website}={address}` pairs of the sites to notify. */
  readonly revalidateUrls: string;
  readonly secret: string;
};

/** What every instance of the service and its commands share. */
export const serviceEnvironment = (of: Of): Record<string, string> => ({
  DATABASE_URL: of.databaseUrl,
  DATABASE_DIRECT_URL: of.databaseDirectUrl,
  REVALIDATE_SECRET: of.secret,
  REVALIDATE_URLS: of.revalidateUrls,
  LEADS_SECRET: of.secret,
  // Generated keys differ between instances.
  APPLICATIONS_KEY: randomBytes(32).toString('base64'),
  // The load comes from one client.
  POSTS_PER_MINUTE: '100000000',
  TRUSTED_PROXY_HOPS: '2',
});

export function createServiceInstance(
  host: Host,
  folder: string,
  env: Readonly<Record<string, string>>,
): Instance {
  const own = {
    LEADS_SERVICE_HOST: host.address,
    LEADS_SERVICE_PORT: `${servicePort}`,
    PLAZA_DATA_DIR: join(folder, host.name),
  };
  const command = { args: ['dist/main.js'], cwd: serviceFolder, env: { ...env, ...own } };
  return createInstance({
    host,
    port: servicePort,
    ready: '/readyz',
    memory: memoryOf.service,
    command,
  });
}
