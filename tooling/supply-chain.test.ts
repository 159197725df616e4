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

test('engines are checked against the Node that scripts run on', () => {
  const settings = readFileSync(join(import.meta.dirname, '../pnpm-workspace.yaml'), 'utf8');
  const catalogued = /^ {2}node: (\S+)$/m.exec(settings)?.[1];
  expect(/^nodeVersion: (\S+)$/m.exec(settings)?.[1]).toBe(catalogued);
});
