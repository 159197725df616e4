import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';

/**
 * Notes the process groups that it reads, and ends those that are left when its input ends: politely,
 * and after ten seconds not.
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

/** What ends process groups in place of this process. */
export type CleanupProcess = {
  add: (group: number) => void;
  remove: (group: number) => void;
};

/**
 * Starts a shell that ends what this process has started, however this process ends: the pipe between
 * them closes with it, even when it is killed.
 */
export function startCleanupProcess(): CleanupProcess {
  const shell = spawn('sh', ['-c', script], {
    // A Ctrl-C is not to end what cleans up.
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
