import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { watchMemory } from './resident-memory.ts';

const root = join(import.meta.dirname, '../..');
const command = join(root, 'apps/leads-service/dist/command.js');

/** Runs `content:import` as an editor does. Returns its seconds and most megabytes. */
export async function importFolder(folder: string, environment: Readonly<Record<string, string>>) {
  const started = performance.now();
  const child = spawn(process.execPath, [command, 'content:import', folder, '--yes'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const memory = watchMemory(child.pid ?? 0);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`content:import ended with code ${code}`);
  return { seconds: (performance.now() - started) / 1000, megabytes: memory.stop() };
}
