import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inNamespaces, namespacesRefusal } from './network/enter-namespaces.ts';

/**
 * Runs `main.ts` in namespaces of its own and removes its files afterwards, however it ends. The
 * pipe to it closes with this process, after which it ends too.
 */
function runFaults(args: readonly string[]): void {
  const refusal = namespacesRefusal();
  if (refusal)
    console.log(`No network namespaces here (${refusal}): hosts are loopback addresses.`);
  const folder = mkdtempSync(join(tmpdir(), 'plaza-faults-'));
  const kind = refusal ? 'loopback' : 'namespaces';
  const main = join(import.meta.dirname, 'main.ts');
  const program = [process.execPath, main, `--network=${kind}`, `--folder=${folder}`, ...args];
  const [command = '', ...rest] = refusal ? program : inNamespaces(program);
  const child = spawn(command, rest, {
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { ...process.env, TMPDIR: folder },
  });
  // Ctrl-C reaches the whole process group, so the program inside ends by itself.
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.stdin.end());
  child.once('exit', (code) => {
    rmSync(folder, { recursive: true, force: true });
    process.exitCode = code ?? 1;
  });
}

runFaults(process.argv.slice(2));
