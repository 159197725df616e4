import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningProcess, startProcess } from '@plaza/testing';
import type { ContainerImage } from './buildah.ts';

type Start = {
  readonly command: readonly string[];
  /** Added to the environment of the image. */
  readonly env?: Readonly<Record<string, string>>;
  /** Folders that are writable, and empty. */
  readonly writes: readonly string[];
};

/** What a container engine mounts in every container. */
const mounted = ['dev', 'proc'];

/** As root in a mount namespace of its own: `<folder> <user> <writable folders> -- <command>`. */
const script = `
folder=$1 user=$2; shift 2
mount --bind "$folder" "$folder"
mount --rbind /dev "$folder/dev"
mount -t proc proc "$folder/proc"
while [ "$1" != -- ]; do
  mount -t tmpfs -o "size=1g,mode=0700,uid=$user,gid=$user" tmpfs "$folder$1"
  shift
done
mount -o remount,bind,ro "$folder"
shift
exec "$@"
`;

/**
 * Starts a command of an image as the Compose file and the pods of Kubernetes say: its user, no way to
 * more rights, a root that is read-only, and no variables but its own. The process is the command's.
 */
export function startReadOnly(
  { folder, config }: ContainerImage,
  { command, env = {}, writes }: Start,
): RunningProcess {
  for (const name of mounted) mkdirSync(join(folder, name), { recursive: true });
  const [user = ''] = config.User.split(':');
  const variables = [
    ...config.Env,
    ...Object.entries(env).map(([name, value]) => `${name}=${value}`),
  ];
  const inside = ['--root', folder, '--wd', config.WorkingDir, '--setgid', user, '--setuid', user];
  return startProcess({
    command: 'unshare',
    args: [
      ...['--mount', '--', 'sh', '-ec', script, 'sh', folder, user, ...writes, '--'],
      ...['setpriv', '--clear-groups', '--no-new-privs', 'env', '-i', ...variables],
      ...['/usr/bin/unshare', ...inside, '--', ...command],
    ],
    cwd: folder,
  });
}
