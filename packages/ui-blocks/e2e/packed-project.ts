import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');

/** The packages that the project installs beside the package, linked from the workspace, without a network. */
const INSTALLED = {
  react: root,
  'react-dom': root,
  vite: root,
  zod: root,
  next: join(root, '../site'),
} as const;

/** A fresh project in a temporary folder, with the package unpacked from its tarball. */
export interface PackedProject {
  readonly folder: string;
  /** The unpacked package. */
  readonly packageFolder: string;
  /** Runs Node in the project with this environment alone. @returns its output @throws when it fails */
  readonly node: (args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<string>;
  readonly remove: () => Promise<void>;
}

/** Packs the built package and installs it in a new project. */
export async function makePackedProject(): Promise<PackedProject> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'plaza-packed-')));
  await cp(join(import.meta.dirname, 'packed-project'), folder, { recursive: true });
  const packageFolder = join(folder, 'node_modules/@plaza/ui-blocks');
  await mkdir(packageFolder, { recursive: true });
  await run('pnpm', ['pack', '--pack-destination', folder], { cwd: root });
  const tarball = (await readdir(folder)).find((file) => file.endsWith('.tgz')) ?? '';
  await run('tar', ['-xzf', tarball, '-C', packageFolder, '--strip-components=1'], { cwd: folder });
  for (const [name, owner] of Object.entries(INSTALLED)) {
    const installed = await realpath(join(owner, 'node_modules', name));
    await symlink(installed, join(folder, 'node_modules', name));
  }
  return {
    folder,
    packageFolder,
    node: (args, env) => runNode(folder, args, env),
    remove: () => rm(folder, { recursive: true }),
  };
}

// The environment of the tests, such as their NODE_ENV, must not reach it.
async function runNode(cwd: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  return (await run(process.execPath, args, { cwd, env })).stdout;
}
