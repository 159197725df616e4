import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';

/**
 * Records the process groups that it reads. When its input ends, it sends SIGTERM to the remaining
 * ones, and SIGKILL after ten seconds.
 */
const script = `trap '' INT TERM HUP
groups=' '
while read -r sign group; do
  case $sign in
    add) groups="$groups$group " ;;
    remove) groups="\${groups%% "$group" *} \${groups#* "$group" }" ;;
  esac
done
for group in $groups; do kill -TERM -"$group" 2>/dev/null; done
for second in 1 2 3 4 5 6 7 8 9 10; do
  left=
  for group in $groups; do kill -0 -"$group" 2>/dev/null && left=1; done
  [ -z "$left" ] && exit
  sleep 1
done
for group in $groups; do kill -KILL -"$group" 2>/dev/null; done`;

/** The script that ends process groups on behalf of this process. */
export type CleanupProcess = {
  add: (group: number) => void;
  remove: (group: number) => void;
};

/**
 * Starts a shell that ends the processes of this one however it exits: the pipe between them closes
 * even when it is killed.
 */
export function startCleanupProcess(): CleanupProcess {
  const shell = spawn('sh', ['-c', script], {
    // Ctrl-C must not end the cleanup process.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.unref();
  const input = shell.stdin as Socket;
  input.unref();
  input.on('error', () => {});
  shell.on('error', () => {});
  const say = (sign: string) => (group: number) => void input.write(`${sign} ${group}\n`);
  return { add: say('add'), remove: say('remove') };
}
