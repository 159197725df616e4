import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { findSite, type SiteApp } from '@plaza/e2e/environment/site-apps';
import { runProcess, startRedis } from '@plaza/testing';
import { databaseUser, type PostgresServer } from '@plaza/testing/postgres';
import { createClient } from '../load/client.ts';
import type { Host, Network } from '../network/network.ts';
import { type DatabaseServers, databaseName, startDatabase } from '../programs/database.ts';
import { createFront } from '../programs/front.ts';
import {
  createServiceInstance,
  serviceEnvironment,
  serviceFolder,
  servicePort,
} from '../programs/service.ts';
import { createSiteInstance, sitePort } from '../programs/site.ts';
import type { Deployment, Sizes } from './deployment.ts';

const secret = 'a secret of this run, long enough';

/** The service would notify the sites, which do not run yet. */
const nobody = 'http://127.0.0.1:1';

type Place = { readonly network: Network; readonly folder: string; readonly sizes: Sizes };

const several = ({ addHost }: Network, name: string, count: number): readonly Host[] =>
  Array.from({ length: count }, (_, index) => addHost(`${name}${index + 1}`));

const at = (port: number) => (host: Host) => `${host.address}:${port}`;

/** Whichever of them accepts writes. */
function bothServers(...servers: readonly (PostgresServer | undefined)[]): string {
  const hosts = servers.flatMap((each) => (each ? `${each.host}:${each.port}` : []));
  return `postgres://${databaseUser.name}:${databaseUser.password}@${hosts.join()}/${databaseName}`;
}

type Website = {
  readonly app: SiteApp;
  readonly folder: string;
  /** Of every instance. */
  readonly urls: readonly string[];
};

/** Fills the database with the content of the site. */
async function fillDatabase({ primary, replica, pgBouncer }: DatabaseServers, of: Website) {
  const { app, folder, urls } = of;
  const env = serviceEnvironment({
    secret,
    databaseUrl: pgBouncer.url,
    databaseDirectUrl: bothServers(primary, replica),
    revalidateUrls: urls.map((url) => `${app.config.site.id}=${url}`).join(),
  });
  const content = join(folder, 'content');
  cpSync(join(app.folder, 'content'), content, { recursive: true });
  const importContent = async (...more: readonly string[]) => {
    const args = ['dist/command.js', 'content:import', content, '--yes', ...more];
    await runProcess({ args, cwd: serviceFolder, env });
  };
  await importContent('--site', nobody);
  return { env, content, importContent: () => importContent() };
}

/** Enough that none of them sends as much as the front allows one client. */
const visitors = 64;

const createVisitors = ({ visitor }: Network, { config }: SiteApp) =>
  createClient({
    addresses: Array.from({ length: visitors }, (_, index) => visitor(index)),
    host: new URL(config.site.url).host,
  });

/** Starts everything, sites last. */
export async function openDeployment({ network, folder, sizes }: Place): Promise<Deployment> {
  const app = await findSite();
  const [frontHost, redisHost, primary, replica, pgBouncer] = [
    ...['front', 'redis', 'pg_a', 'pg_b', 'pgbouncer'].map(network.addHost),
  ] as [Host, Host, Host, Host, Host];
  const siteHosts = several(network, 'site', sizes.sites);
  const serviceHosts = several(network, 'service', sizes.services);
  const redis = await startRedis({
    ...{ wrapper: redisHost.prefix, listen: { host: redisHost.address, port: 6379 } },
  });
  const database = await startDatabase({ primary, replica, pgBouncer });
  const front = createFront(folder, frontHost, {
    [app.name]: siteHosts.map(at(sitePort)),
    service: serviceHosts.map(at(servicePort)),
  });
  const urls = siteHosts.map((host) => `http://${at(sitePort)(host)}`);
  const filled = await fillDatabase(database, { app, folder, urls });
  const services = serviceHosts.map((host) => createServiceInstance(host, folder, filled.env));
  const siteEnv = {
    LEADS_SERVICE_URL: front.serviceUrl,
    REVALIDATE_SECRET: secret,
    REDIS_URL: redis.url,
    PURGE_URLS: front.purgeUrl,
  };
  const sites = siteHosts.map((host) => createSiteInstance(host, app.folder, siteEnv));
  await Promise.all(services.map((each) => each.start()));
  await front.start();
  await Promise.all(sites.map((each) => each.start()));
  const client = createVisitors(network, app);
  const { content, importContent } = filled;
  const atEnd: (() => void)[] = [];
  return {
    ...{ app, folder, network, client, front, sites, services, redis, database },
    ...{ content, importContent, atEnd },
    async close() {
      await client.close();
      await front.stop();
      await Promise.all([...sites, ...services].map((each) => each.stop()));
      await database.pgBouncer.stop();
      await Promise.all([database.replica?.stop(), database.primary.stop(), redis.close()]);
      for (const cleanUp of atEnd) cleanUp();
    },
  };
}
