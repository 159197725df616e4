import { itemsOf, type Shard } from '@plaza/testing/shard';
import { typePrograms } from '@plaza/tooling/types/type-programs';
import { run } from '@plaza/workspace/run';
import { add, type Count } from './count.ts';
import { processorTime } from './processor-time.ts';

type Check = { name: string; command: string; args: readonly string[] };

/** More threads would check shared types once each. What is unchanged since the last run is not checked again. */
export const oneThread = ['--singleThreaded', '--incremental'];

/** Writes the types that apps are checked with, and that packages are published with. */
export const declarations: Check = {
  name: 'types of packages, written',
  command: 'turbo',
  args: ['run', 'build:types', '--output-logs=errors-only'],
};

/**
 * Checks besides those of the build, which rejects a site with a wrong config or content. They run in
 * sequence, beside the other list, because most of them use a whole core.
 */
const rows: readonly (readonly Check[])[] = [
  [
    declarations,
    { name: 'types', command: 'tsc', args: ['--build', ...typePrograms(), ...oneThread] },
    { name: 'packages as published', command: 'node', args: ['tooling/check-packages.ts'] },
    { name: 'licences of packages', command: 'node', args: ['tooling/check-licences.ts'] },
  ],
  [
    {
      name: 'lint, format and import boundaries',
      command: 'biome',
      args: ['ci', '--error-on-warnings'],
    },
    { name: 'no unused file, export or dependency', command: 'knip', args: [] },
  ],
];

async function runRow(row: readonly Check[]): Promise<Count> {
  let count: Count = { passed: 0, failed: 0 };
  for (const check of row) count = add(count, await runCheck(check));
  return count;
}

/** Runs a check to its end, prints a line for it, and counts it. */
export async function runCheck({ name, command, args }: Check): Promise<Count> {
  const passed = await run({ command, args, quiet: true });
  console.log(`${passed ? '✓' : '✗'} ${name}${processorTime()}`);
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
}

/** Runs every check of a shard to its end, so that one run shows all issues; prints a line for each. */
export async function runChecks(shard: Shard = { index: 1, count: 1 }): Promise<Count> {
  const counts = await Promise.all(itemsOf(shard, rows).map(runRow));
  return counts.reduce(add, { passed: 0, failed: 0 });
}
