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
export async function startFront(
  options: FrontOptions,
  [command, ...before]: Command = debianNginx,
): Promise<RunningFront> {
  await mkdir(join(options.folder, 'temporary'), { recursive: true });
  // As root, nginx gives its workers and their files to another user.
  await chmod(options.folder, 0o755);
  const file = join(options.folder, 'nginx.conf');
  await writeFile(file, nginxConfig(options));
  const args = [...before, '-c', file, '-p', options.folder, '-e', 'stderr'];
  const running = startProcess({ command, args, cwd: options.folder });
  return { running, end: () => running.end('SIGQUIT') };
}
