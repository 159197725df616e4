import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Root of this repository. */
export const root = join(import.meta.dirname, '../../..');

/** A folder that is gone after the test, outside the repository. */
export function temporaryFolder(name: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), `plaza-${name}-`));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

const git = (cwd: string, ...args: readonly string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** Pictures that stories are compared with: no site needs them, and they are most of the repository. */
const pictures = [':(exclude)e2e/storybook/baselines', ':(exclude)docs/images'];

/**
 * Copies files of the repository as they are, not what was installed or built, and commits them, so
 * that a test may say what a command changed.
 *
 * @param files globs from the root; all files when there are none
 */
export function copyWorkspace(folder: string, files: readonly string[] = []): void {
  const wanted = files.map((glob) => `:(glob)${glob}`);
  const known = ['--cached', '--others', '--exclude-standard', '--deduplicate'];
  const paths = git(root, 'ls-files', ...known, '--', ...wanted, ...pictures).split('\n');
  for (const file of paths.filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file), { dereference: false });
  }
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  git(
    folder,
    ...['-c', 'user.name=test', '-c', 'user.email=test@plaza.example'],
    ...['commit', '--quiet', '--message', 'copy'],
  );
}

/** What differs from the commit, as `git status --short` says it. */
export const changesOf = (folder: string): string[] =>
  git(folder, 'status', '--short').split('\n').filter(Boolean);
