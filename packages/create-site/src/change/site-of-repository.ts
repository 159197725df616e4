import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { AnswerError } from '../model/answers.ts';

const git = (cwd: string, ...args: readonly string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter(Boolean);

/** What a repository has of a site beside its folder. */
export interface SiteTraces {
  /** Path of the site from the root: `apps/mx-loans`. */
  readonly path: string;
  /** Files of the folder that git knows. */
  readonly files: readonly string[];
  /** Generated files of `deploy/` that are the site's alone. */
  readonly deployment: readonly string[];
  /** Files elsewhere that name the site, for a person to read. */
  readonly mentions: readonly string[];
}

/**
 * Finds what belongs to a site.
 *
 * @throws AnswerError when the folder has changes that no commit holds: they would be lost
 */
export function findTraces(workspace: string, folder: string): SiteTraces {
  const path = relative(workspace, folder);
  const unsaved = git(workspace, 'status', '--porcelain', '--', path);
  if (unsaved.length > 0)
    throw new AnswerError(
      `${path} has changes that are not committed, and would be lost:\n${unsaved.slice(0, 5).join('\n')}`,
    );
  const name = path.split('/').at(-1) ?? path;
  const base = join(workspace, 'deploy/kustomize/base');
  const own = (existsSync(base) ? readdirSync(base) : []).filter((file) => file === `${name}.yaml`);
  return {
    path,
    files: git(workspace, 'ls-files', '--', path),
    deployment: own.map((file) => `deploy/kustomize/base/${file}`),
    mentions: mentionsOf(workspace, name).filter((file) => !own.some((it) => file.endsWith(it))),
  };
}

/** The site's own files, the lockfile and what is generated are changed by the command. */
const changedByCommand = ['pnpm-lock.yaml', 'deploy/compose.yaml', 'deploy/kustomize/base'];

function mentionsOf(workspace: string, name: string): string[] {
  const excluded = [`apps/${name}`, ...changedByCommand].map((path) => `:(exclude)${path}`);
  try {
    return git(workspace, 'grep', '-l', '-w', '-F', name, '--', '.', ...excluded);
  } catch {
    // git grep fails where it finds nothing.
    return [];
  }
}
