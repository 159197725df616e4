import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { childProcessorSeconds } from './processor-time.ts';

test('counts what a child process took of the processors, once', () => {
  childProcessorSeconds();
  const busy = 'const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end);';
  execFileSync(process.execPath, ['-e', busy]);
  expect(childProcessorSeconds()).toBeGreaterThanOrEqual(0.28);
  expect(childProcessorSeconds()).toBeLessThan(0.1);
});
