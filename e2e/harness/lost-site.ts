import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/run.ts';
import { answersAt } from './answers-at.ts';
import { freePort } from './free-port.ts';
import { launch } from './program.ts';
import { signRevalidation } from './sign-revalidation.ts';

const siteFolder = join(root, 'apps/es-loans');
const secret = 'a secret of a site that has lost everything';

/** Where a site finds content when its service does not answer. */
const lostFolders = ['content', '.data'];

/** The built es-loans site without what it has lost. */
export type LostSite = {
  site: string;
  log: () => string;
  close: () => Promise<void>;
};

/**
 * Starts the built site in a folder that holds all but what it has lost, and lets its pages expire,
 * so that every page has to be made. Without service, last good copies and snapshot none can be.
 */
export async function openLostSite(
  env: Readonly<Record<string, string>>,
  lost: readonly string[] = lostFolders,
): Promise<LostSite> {
  const folder = await mkdtemp(join(tmpdir(), 'plaza-lost-'));
  for (const name of await readdir(siteFolder))
    if (!lost.includes(name)) await symlink(join(siteFolder, name), join(folder, name));
  await writeFile(join(folder, 'pnpm-workspace.yaml'), '');
  const [port, nobody] = [await freePort(), await freePort()];
  const plazaSite = 'node_modules/@plaza/site/bin/plaza-site.js';
  const program = launch({
    args: [plazaSite, 'start', '--hostname', '127.0.0.1', '--port', String(port)],
    cwd: folder,
    env: {
      NODE_ENV: 'production',
      LEADS_SERVICE_URL: `http://127.0.0.1:${nobody}`,
      REVALIDATE_SECRET: secret,
      ...env,
    },
  });
  const site = `http://127.0.0.1:${port}`;
  await answersAt(`${site}/api/livez`, program);
  await fetch(`${site}/api/revalidate`, { method: 'POST', ...signRevalidation(secret) });
  return {
    site,
    log: program.output,
    async close() {
      await program.end();
      await rm(folder, { recursive: true });
    },
  };
}
