import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');

/** What a project of its own installs beside the package, from where the workspace has it; no network is asked. */
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
  /** Runs Node in the project, in no environment but the given; gives what it printed. @throws when it fails */
  readonly node: (args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<string>;
  readonly remove: () => Promise<void>;
}

/** Packs the built package and makes a project that has it installed. */
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

// Nothing of the test's own environment reaches it, such as the NODE_ENV of tests.
async function runNode(cwd: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  return (await run(process.execPath, args, { cwd, env })).stdout;
}
