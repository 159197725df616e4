import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startProcess, waitForAnswer } from '@plaza/testing';
import { signRevalidation } from './sign-revalidation.ts';
import type { SiteApp } from './site-apps.ts';

const secret = 'a secret of a site that has lost everything';

/** Where a site finds content when its service does not answer. */
const contentFolders = ['content', '.data'];

/** A built site without what it has lost. */
export type LostSite = {
  site: string;
  log: () => string;
  close: () => Promise<void>;
};

type LostSiteOptions = {
  /** Added to its environment. */
  env?: Readonly<Record<string, string>>;
  /** Names in its folder that are missing; everywhere it finds content without a service, unless said otherwise. */
  lost?: readonly string[];
};

/**
 * Starts a built site in a folder that holds everything but what it has lost, and lets its pages expire,
 * so that every page has to be made. Without service, last good copies and snapshot none can be.
 */
export async function openLostSite(
  app: SiteApp,
  { env = {}, lost = contentFolders }: LostSiteOptions = {},
): Promise<LostSite> {
  const folder = await mkdtemp(join(tmpdir(), 'plaza-lost-'));
  for (const name of await readdir(app.folder))
    if (!lost.includes(name)) await symlink(join(app.folder, name), join(folder, name));
  await writeFile(join(folder, 'pnpm-workspace.yaml'), '');
  const [port, noService] = [await freePort(), await freePort()];
  const plazaSite = 'node_modules/@plaza/site/bin/plaza-site.js';
  const running = startProcess({
    args: [plazaSite, 'start', '--hostname', '127.0.0.1', '--port', String(port)],
    cwd: folder,
    env: {
      NODE_ENV: 'production',
      LEADS_SERVICE_URL: `http://127.0.0.1:${noService}`,
      REVALIDATE_SECRET: secret,
      ...env,
    },
  });
  const site = `http://127.0.0.1:${port}`;
  await waitForAnswer(`${site}/api/livez`, running);
  const message = signRevalidation({ secret, websiteId: app.config.site.id });
  await fetch(`${site}/api/revalidate`, { method: 'POST', ...message });
  return {
    site,
    log: running.output,
    async close() {
      await running.end();
      await rm(folder, { recursive: true });
    },
  };
}
