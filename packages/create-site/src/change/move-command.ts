import { basename } from 'node:path';
import { stderr, stdout } from 'node:process';
import type { Flags } from '../core/read-flags.ts';
import { readFolder } from '../core/read-place.ts';
import { AnswerError, type Surroundings } from '../model/answers.ts';
import { runCommand } from '../run/run-command.ts';
import { runSteps } from '../run/run-steps.ts';
import { readExistingSite } from './existing-site.ts';
import { moveLines, moveSite, type SiteMove } from './move-site.ts';
import { readSiteFolder } from './read-change.ts';
import { findTraces } from './site-of-repository.ts';

/**
 * `remove-site <folder>` and `rename-site <folder> --to <name>`: prints what happens to files, lockfile,
 * deployment and database, and does it with `--yes`.
 *
 * @returns the exit code: 0, 1 when something failed, 2 for flags that cannot be taken
 */
export async function moveCommand(flags: Flags, surroundings: Surroundings): Promise<number> {
  try {
    const move = readMove(flags, surroundings);
    for (const line of moveLines(move)) stdout.write(`${line}\n`);
    if (!flags.yes) {
      stdout.write('Nothing was changed; --yes does it.\n');
      return 0;
    }
    moveSite(move);
    if (flags.verify) await writeDeployment(move.workspace);
    return 0;
  } catch (error) {
    stderr.write(`\n${(error as Error).message}\n`);
    return error instanceof AnswerError ? 2 : 1;
  }
}

function readMove({ texts, isRename, issues }: Flags, surroundings: Surroundings): SiteMove {
  const { workspace } = surroundings;
  if (issues.length > 0) throw new AnswerError(issues.join('\n'));
  if (workspace === undefined) throw new AnswerError('sites are removed in their repository');
  const folder = readSiteFolder(texts.get('folder') ?? '', surroundings);
  const { id: websiteId } = readExistingSite(folder);
  const move = { workspace, websiteId, traces: findTraces(workspace, folder) };
  if (!isRename) return move;
  const to = texts.get('to');
  if (to === undefined) throw new AnswerError('--to is missing: the new name, such as mex-loans');
  return {
    ...move,
    to: basename(
      readFolder(`apps/${to}`, { answers: {}, surroundings: atRoot(surroundings, workspace) }),
    ),
  };
}

const atRoot = (surroundings: Surroundings, cwd: string): Surroundings => ({
  ...surroundings,
  cwd,
});

const writeDeployment = (cwd: string) =>
  runSteps(
    [
      ['install', 'install', '--offline', '--no-frozen-lockfile'],
      ['deployment', 'deployment'],
    ].map(([name = '', ...args]) => ({
      name,
      run: () => runCommand({ command: 'pnpm', args, cwd }),
    })),
    { print: (text) => stdout.write(`${text}\n`), started: performance.now() },
  );
