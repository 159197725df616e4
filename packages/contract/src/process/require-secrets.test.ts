import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from './read-environment.ts';
import { requireSecrets } from './require-secrets.ts';
import { secretVariables } from './secret-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'plaza-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('secrets that instances share', () => {
  const check = (REVALIDATE_SECRET: string | undefined) => () =>
    requireSecrets({ REVALIDATE_SECRET }, 'there are several instances');

  it.each([undefined, 'change-me-change-me', 'x'.repeat(32), 'an-example-of-a-secret'])(
    'refuses %s, naming the variable and how to make a value',
    (value) => {
      expect(check(value)).toThrow(EnvironmentError);
      expect(check(value)).toThrow(
        /^The environment is unsafe, because there are several instances\. REVALIDATE_SECRET: is .*openssl rand -hex 32/,
      );
      if (value) expect(check(value)).not.toThrow(value);
    },
  );

  it('accepts random values', () => {
    for (let round = 0; round < 100; round += 1)
      expect(check(randomBytes(32).toString('hex'))).not.toThrow();
  });
});

describe('secrets in files', () => {
  it.each(secretVariables)('reads %s from the file that its _FILE variable names', (name) => {
    const file = join(folder, name);
    writeFileSync(file, 'short\n');
    const read = () => readEnvironment([name], { [`${name}_FILE`]: file });
    // Read, and rejected or accepted by the rules of the variable itself.
    if (name === 'SENTRY_DSN') expect(read()).toEqual({ SENTRY_DSN: 'short' });
    else expect(read).toThrow(`${name}: must`);
  });

  it('rejects both, a file that cannot be read, and ignores the suffix of other variables', () => {
    const missing = join(folder, 'missing');
    const both = { REVALIDATE_SECRET: 'a'.repeat(16), REVALIDATE_SECRET_FILE: missing };
    expect(() => readEnvironment(['REVALIDATE_SECRET'], both)).toThrow(
      'REVALIDATE_SECRET_FILE: must not be set beside REVALIDATE_SECRET',
    );
    expect(() =>
      readEnvironment(['REVALIDATE_SECRET'], { REVALIDATE_SECRET_FILE: missing }),
    ).toThrow('REVALIDATE_SECRET_FILE: cannot be read (ENOENT)');
    expect(readEnvironment(['LOG_LEVEL'], { LOG_LEVEL_FILE: missing })).toEqual({});
  });
});
