import { existsSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteFacts } from '@plaza/front';
import { type App, addressOf, readWebsiteId } from '@plaza/workspace/apps';
import type { Processes } from '@plaza/workspace/processes';
import { waitUntilReady } from './ready.ts';

const nginx = '/usr/sbin/nginx';
const modules = ['brotli_static', 'cache_purge'].map(
  (name) => `/usr/lib/nginx/modules/ngx_http_${name}_module.so`,
);

/** How far the ports of an instance and of its front's internal listener are from the public one. */
const offsets = { instance: 10_000, purge: 20_000 } as const;

/** Workers come before the programs that they protect, which share their processors. */
const priority = -10;

const readyTimeoutMs = 10_000;

const withOffset = (site: App, kind: keyof typeof offsets): App => ({
  ...site,
  name: `${site.name} (${kind === 'instance' ? 'behind its front' : 'internal listener'})`,
  port: site.port + offsets[kind],
});

/** The site itself, where its front reaches it. */
export const instanceOf = (site: App): App => withOffset(site, 'instance');

/** Every port that sites and their fronts take beside the public ones. */
export const portsBehind = (sites: readonly App[]): App[] =>
  sites.flatMap((site) => [instanceOf(site), withOffset(site, 'purge')]);

/** @throws {Error} naming what is not installed */
export function assertNginx(): void {
  const missing = [nginx, ...modules].filter((file) => !existsSync(file));
  if (missing.length > 0)
    throw new Error(
      `--front needs nginx, and ${missing.join(', ')} is not there. On Debian: ` +
        'apt-get install nginx-light libnginx-mod-http-brotli-static libnginx-mod-http-cache-purge',
    );
}

/** What the programs behind the fronts need, besides their own settings. */
export async function environmentBehind(sites: readonly App[]): Promise<NodeJS.ProcessEnv> {
  const addresses = sites.map(
    async (site) => `${await readWebsiteId(site)}=${addressOf(instanceOf(site))}`,
  );
  return {
    REVALIDATE_URLS: (await Promise.all(addresses)).join(','),
    // Calls of visitors come through the front and the site.
    TRUSTED_PROXY_HOPS: '2',
    SITE_TRUSTED_PROXY_HOPS: '1',
  };
}

/** What a site needs to know of its own front. */
export const environmentOf = (site: App): NodeJS.ProcessEnv => ({
  PURGE_URLS: addressOf(withOffset(site, 'purge')),
});

/** Starts the front of each site on the site's public port, with the configuration of `deploy/`. */
export async function startFronts(
  sites: readonly App[],
  { processes, facts }: { readonly processes: Processes; readonly facts: readonly SiteFacts[] },
): Promise<void> {
  for (const site of sites) {
    const { app: _, ...settings } = facts.find(({ app }) => app.name === site.name) ?? {};
    const folder = await writeConfig(site, settings);
    const args = ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', 'stderr'];
    processes.start({ name: `the front of ${site.name}`, command: nginx, args, cwd: folder });
    const health = `${addressOf(withOffset(site, 'purge'))}/healthz`;
    await processes.unlessEnded(waitUntilReady(health, readyTimeoutMs));
    processes.restartWhenEnded(`the front of ${site.name}`);
  }
}

async function writeConfig(site: App, settings: Partial<SiteFacts>): Promise<string> {
  // Loaded here, so that a start without fronts needs nothing of it.
  const { nginxConfig } = await import('@plaza/front');
  const folder = join(tmpdir(), `plaza-front-${site.port}`);
  await mkdir(join(folder, 'temporary'), { recursive: true });
  // As root, nginx gives its workers and their files to another user.
  await chmod(folder, 0o755);
  const config = nginxConfig({
    folder,
    listen: `127.0.0.1:${site.port}`,
    purgeListen: `127.0.0.1:${withOffset(site, 'purge').port}`,
    accessLog: false,
    ...(process.getuid?.() === 0 && { priority }),
    // Under any host: on one machine a port is a site.
    sites: [
      { ...settings, hosts: ['*'], aliases: [], instances: [`127.0.0.1:${instanceOf(site).port}`] },
    ],
  });
  await writeFile(join(folder, 'nginx.conf'), config);
  return folder;
}
