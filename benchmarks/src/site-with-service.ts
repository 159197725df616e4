import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServiceProcess } from 'leads-service/testing/service-process';
import { chosenSite } from './chosen-site.ts';

const root = join(import.meta.dirname, '../..');
export const siteFolder = chosenSite.folder;

/**
 * The real service with the site's content: without it, a site re-renders its pages every few
 * seconds.
 */
export async function startService(
  settings: Readonly<Record<string, string>> = {},
  wrapper: readonly string[] = [],
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'plaza-bench-'));
  const env = { PLAZA_DATA_DIR: dataDir, LOG_LEVEL: 'info', ...settings };
  const service = await startServiceProcess(env, { wrapper });
  const program = join(root, 'apps/leads-service/dist/command.js');
  const imported = spawnSync(
    process.execPath,
    [program, 'content:import', join(siteFolder, 'content'), '--yes'],
    {
      env: { ...process.env, ...env },
    },
  );
  if (imported.status !== 0) throw new Error(`The content was not imported: ${imported.stderr}`);
  const stop = async () => {
    await service.end('SIGTERM');
    rmSync(dataDir, { recursive: true });
  };
  return { address: service.address, stop };
}
