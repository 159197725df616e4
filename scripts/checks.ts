import type { Count } from './count.ts';
import { run } from './run.ts';

type Check = { name: string; command: string; args: readonly string[] };

const turbo = (task: string): readonly string[] => [
  'run',
  task,
  '--output-logs=errors-only',
  '--log-order=grouped',
];

const checks: readonly Check[] = [
  { name: 'lint, format and walls', command: 'biome', args: ['ci', '--error-on-warnings'] },
  { name: 'types of scripts', command: 'tsc', args: ['-p', 'tsconfig.json'] },
  { name: 'types of packages and apps', command: 'turbo', args: turbo('typecheck') },
  { name: 'packages as published', command: 'turbo', args: turbo('package-check') },
  { name: 'no unused file, export or dependency', command: 'knip', args: [] },
];

/** Runs every check to its end, so that one run shows all faults; prints a line for each. */
export function runChecks(): Count {
  const count = { passed: 0, failed: 0 };
  for (const { name, command, args } of checks) {
    const passed = run({ command, args, quiet: true });
    count[passed ? 'passed' : 'failed'] += 1;
    console.log(`${passed ? '✓' : '✗'} ${name}`);
  }
  return count;
}
