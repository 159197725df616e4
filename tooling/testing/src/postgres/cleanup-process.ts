import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';

/**
 * Waits until stdin closes, stops the PostgreSQL server and the PgBouncer in the folder, and deletes
 * the folder.
 */
const script = `read -r _
stop() { pid=$(head -n 1 "$1" 2>/dev/null) && kill "-$2" "$pid" && while kill -0 "$pid" 2>/dev/null; do sleep 0.05; done; }
stop "$0/data/postmaster.pid" QUIT
stop "$0/pgbouncer.pid" TERM
rm -rf "$0"`;

/**
 * Deletes a folder, and stops the PostgreSQL server in its `data` or its PgBouncer if any, when this
 * process ends for any reason: the pipe between the processes closes with it, so no test runner hook
 * is needed.
 */
export function cleanUpAfterProcess(folder: string): void {
  const cleanup = spawn('sh', ['-c', script, folder], {
    // Ctrl-C ends the tests, but must not end their cleanup.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  cleanup.unref();
  (cleanup.stdin as Socket).unref();
}
