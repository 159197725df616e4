import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', file), 'utf8')).compilerOptions;

test('@plaza/site ships this repository’s tsconfig, except for the source condition', () => {
  const { customConditions, ...shared } = read('tsconfig.base.json');
  expect(customConditions).toEqual(['@plaza/source']);
  expect(read('packages/site/tsconfig.base.json')).toEqual(shared);
});
