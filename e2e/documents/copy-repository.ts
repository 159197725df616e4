import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { env, execPath } from 'node:process';
import { x } from 'tinyexec';
import { root } from './read-recipe.ts';

/** Folders that no source needs. */
const built = /(?:^|\/)(?:dist|fixtures|\.(?:data|next|plaza|turbo))(?:\/|$)/;

/** A copy of sources in a temporary folder; paths are from its root. */
export type RepositoryCopy = {
  readonly folder: string;
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  /** Imports a module of the copy. */
  readonly load: <Module>(file: string) => Promise<Module>;
  /** Runs a command with the repository's programs, and returns its output. */
  readonly run: (command: string, args: readonly string[], inFolder?: string) => Promise<string>;
  readonly remove: () => void;
};

/**
 * Copies sources of the repository. Packages of the copy import one another; other modules are those
 * of the repository.
 *
 * @param paths files and folders from the root
 */
export function copyRepository(paths: readonly string[]): RepositoryCopy {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-copy-'));
  for (const path of paths)
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !built.test(relative(root, source)),
    });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const PATH = [join(root, 'node_modules/.bin'), dirname(execPath), env.PATH].join(':');
  return {
    folder,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    write(file, text) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    },
    load: (file) => import(join(folder, file)),
    async run(command, args, inFolder = '.') {
      const { stdout, stderr } = await x(command, [...args], {
        nodeOptions: {
          cwd: join(folder, inFolder),
          env: { ...env, PATH, NODE_OPTIONS: undefined },
        },
      });
      return stdout + stderr;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
