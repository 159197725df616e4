import { expect, it } from 'vitest';
import { runSteps } from './run-steps.ts';

const passing = (name: string) => ({ name, run: async () => undefined });

it('prints each step with its time, and the whole', async () => {
  const lines: string[] = [];
  await runSteps([passing('one'), passing('two')], {
    print: (line) => lines.push(line),
    started: performance.now(),
  });
  expect(lines).toEqual([
    expect.stringMatching(/^✓ one {2}[\d.]+ s$/),
    expect.stringMatching(/^✓ two {2}[\d.]+ s$/),
    expect.stringMatching(/^Green after [\d.]+ s$/),
  ]);
});

it('stops at the first that fails, under its name', async () => {
  const lines: string[] = [];
  const failing = {
    name: 'types',
    run: () => Promise.reject(new Error('routes.ts(3,5): error TS2322')),
  };
  const run = runSteps([passing('sync'), failing, passing('build')], {
    print: (line) => lines.push(line),
    started: performance.now(),
  });
  await expect(run).rejects.toThrow('types: routes.ts(3,5): error TS2322');
  expect(lines.map((line) => line.slice(0, 7).trim())).toEqual(['✓ sync', '✗ types']);
});
