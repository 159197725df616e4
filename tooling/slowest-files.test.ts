import { expect, test } from 'vitest';
import { timingLines } from './slowest-files.ts';

test('a run ends with its ten slowest files, slowest first, and the sum of each project', () => {
  const timings = Array.from({ length: 12 }, (_, index) => ({
    file: `${index}.test.ts`,
    project: index < 2 ? 'e2e' : 'node',
    seconds: index + 0.5,
  }));
  const lines = timingLines(timings);
  expect(lines.slice(0, 3)).toEqual([
    'Slowest files:',
    '    11.5 s  11.test.ts',
    '    10.5 s  10.test.ts',
  ]);
  expect(lines.slice(-2)).toEqual([
    'e2e: 2 files, 2 s of workers',
    'node: 10 files, 70 s of workers',
  ]);
  expect(lines).toHaveLength(13);
});
