import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RunningProcess, startProcess } from '@plaza/testing';
import { nginxConfig } from './config/nginx-config.ts';
import type { FrontOptions } from './model/front-options.ts';

export type RunningFront = {
  readonly running: RunningProcess;
  /** Ends nginx after the answers on their way. */
  readonly end: () => Promise<unknown>;
};

/** Started instead of `nginx`, such as `['ip', 'netns', 'exec', 'front', 'nginx']`. */
type Command = readonly [string, ...string[]];

const debianNginx: Command = ['/usr/sbin/nginx'];

/** Writes the configuration into `options.folder`, and starts nginx with it as a child. */
export const startFront = (options: FrontOptions, command?: Command): Promise<RunningFront> =>
  startNginx({ folder: options.folder, config: nginxConfig(options) }, command);

/** Starts nginx with a configuration for a folder, as a child. */
export async function startNginx(
  { folder, config }: { readonly folder: string; readonly config: string },
  [command, ...before]: Command = debianNginx,
): Promise<RunningFront> {
  await mkdir(join(folder, 'temporary'), { recursive: true });
  // As root, nginx gives its workers and their files to another user.
  await chmod(folder, 0o755);
  const file = join(folder, 'nginx.conf');
  await writeFile(file, config);
  const args = [...before, '-c', file, '-p', folder, '-e', 'stderr'];
  const running = startProcess({ command, args, cwd: folder });
  return { running, end: () => running.end('SIGQUIT') };
}
