import { spawnSync } from 'node:child_process';

/**
 * New namespaces for network, mounts and processes. The first process in a process namespace takes
 * all others with it, and `--kill-child` ends it with this command: a crash leaves nothing behind,
 * neither processes nor network devices.
 */
const unshare = [
  'unshare',
  ...['--net', '--mount', '--pid', '--fork', '--mount-proc', '--kill-child=SIGKILL'],
] as const;

/** The names of `ip netns` and databases in memory are visible to nobody else, and gone at the end. */
const privateFolders =
  'mkdir -p /run/netns && mount -t tmpfs tmpfs /run/netns && mount -t tmpfs tmpfs /dev/shm';

/** A shell stays the first process, because it reaps the orphans that killed servers leave. */
export const inNamespaces = (command: readonly string[]): readonly string[] => [
  ...unshare,
  ...['sh', '-c', `${privateFolders} && "$@"; exit $?`, 'sh', ...command],
];

/** Why namespaces are impossible here; undefined if they are possible. */
export function namespacesRefusal(): string | undefined {
  const probe = ['ip', 'link', 'add', 'probe', 'type', 'bridge'];
  const [command = '', ...args] = inNamespaces(probe);
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status === 0) return undefined;
  return (error?.message ?? stderr).trim();
}
