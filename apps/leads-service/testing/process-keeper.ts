import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';

/** Waits for the end of its input, ends the PostgreSQL server in the folder, and deletes it. */
const script = `read -r _
pid=$(head -n 1 "$0/data/postmaster.pid" 2>/dev/null) && kill -QUIT "$pid" && while kill -0 "$pid" 2>/dev/null; do sleep 0.05; done
rm -rf "$0"`;

/**
 * Has a folder, and the PostgreSQL server in its `data` if there is one, go with this process,
 * however it ends: the pipe between them closes with it, and no hook of a test runner is needed.
 */
export function keepWithProcess(folder: string): void {
  const keeper = spawn('sh', ['-c', script, folder], {
    // A Ctrl-C that ends the tests is not to end what cleans up after them.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  keeper.unref();
  (keeper.stdin as Socket).unref();
}
