import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const THREE_DAYS = 3 * 24 * 60;

test('dependencies must be three days old', () => {
  const settings = readFileSync(join(import.meta.dirname, '../pnpm-workspace.yaml'), 'utf8');
  const minutes = /^minimumReleaseAge: (\d+)$/m.exec(settings)?.[1];
  expect(Number(minutes)).toBeGreaterThanOrEqual(THREE_DAYS);
  expect(settings).not.toContain('minimumReleaseAgeExclude');
});
