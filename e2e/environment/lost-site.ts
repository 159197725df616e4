import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startProcess, waitForAnswer } from '@plaza/testing';
import { signRevalidation } from './sign-revalidation.ts';
import type { SiteApp } from './site-apps.ts';

const secret = 'a secret of a site that has lost everything';

/** Where a site has content when its service is down. */
const contentFolders = ['content', '.data'];

/** A built site with missing files. */
export type LostSite = {
  site: string;
  log: () => string;
  close: () => Promise<void>;
};

type LostSiteOptions = {
  /** Additional environment variables. */
  env?: Readonly<Record<string, string>>;
  /** Missing names in its folder; default: every source of content without a service. */
  lost?: readonly string[];
};

/**
 * Starts a copy of a built site with missing files, and expires its pages, so that every page is
 * rendered again. Without service, last good copies and snapshot none can be.
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
