import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { typePrograms } from '@plaza/tooling/types/type-programs';
import { build, root } from '@plaza/workspace/run';
import { declarations, oneThread, runCheck } from './checks.ts';
import { add, type Count } from './count.ts';
import { processorTime } from './processor-time.ts';
import { runSuite } from './suites.ts';

/** Apps import files that their build writes, and that a new checkout lacks. */
const isBuilt = () =>
  globSync('apps/*/plaza.config.ts', { cwd: root }).every((config) =>
    existsSync(join(root, dirname(config), '.plaza')),
  );

/**
 * Checks and tests what the change since a commit can affect, by the import graph: its files, all
 * types (what did not change comes from the last run), and the tests in Node that import it, at any
 * depth. Built sites and stories are not tested; CI runs everything.
 *
 * @param since a commit or branch; files that are not committed are part of the change
 */
export async function testChanged(since: string): Promise<Count> {
  if (!isBuilt()) {
    await build();
    console.log(`✓ build${processorTime()}`);
  }
  const lint = await runCheck({
    name: `lint and format of what changed since ${since}`,
    command: 'biome',
    args: [
      'ci',
      '--error-on-warnings',
      '--changed',
      `--since=${since}`,
      '--no-errors-on-unmatched',
    ],
  });
  const written = await runCheck(declarations);
  const types = await runCheck({
    name: 'types',
    command: 'tsc',
    args: ['--build', ...typePrograms(), ...oneThread],
  });
  const tests = await runSuite({
    name: `tests in Node that import what changed since ${since}`,
    command: 'vitest',
    call: (report) => ({
      args: [
        ...['run', '--project=node', `--changed=${since}`, '--passWithNoTests'],
        ...['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
      ],
    }),
  });
  return [lint, written, types, tests].reduce(add);
}
