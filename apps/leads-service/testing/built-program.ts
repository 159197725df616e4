import { execFile } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { onceInFolder } from './once-in-folder.ts';
import { runFolder } from './run-folder.ts';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const buildScript = fileURLToPath(new URL('build-programs.ts', import.meta.url));

/** What the programs find from their own folder. */
const besideThem = ['node_modules', 'package.json', 'drizzle'];

/**
 * A file with the service or its commands, bundled once for a run of Vitest: to load two thousand source files takes
 * a process four seconds of CPU.
 */
export async function builtProgram(name: 'main' | 'command'): Promise<string> {
  const shared = runFolder();
  if (!shared) throw new Error('Available only inside tests.');
  const folder = await onceInFolder(shared, 'leads-service', async (draft) => {
    mkdirSync(draft);
    for (const beside of besideThem) symlinkSync(join(packageFolder, beside), join(draft, beside));
    const args = [buildScript, join(draft, 'dist')];
    await promisify(execFile)(execPath, args, { cwd: packageFolder });
  });
  return join(folder, 'dist', `${name}.js`);
}
