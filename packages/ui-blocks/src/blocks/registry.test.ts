import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { BLOCKS } from './registry.ts';

const kebab = (name: string) => name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase();

test.each(Object.keys(BLOCKS))(
  '§2.6 %s has its folder with component, fixtures and test',
  async (name) => {
    const files = await readdir(`${import.meta.dirname}/${kebab(name)}`);
    expect(files).toEqual(
      expect.arrayContaining([`${kebab(name)}.tsx`, 'fixtures.ts', `${kebab(name)}.test.ts`]),
    );
  },
);

test.each(Object.keys(BLOCKS))('%s has a fixture for every field of its schema', async (name) => {
  const shape = (BLOCKS as Record<string, { schema: object }>)[name]?.schema as { shape: object };
  const fixtures = await readFile(`${import.meta.dirname}/${kebab(name)}/fixtures.ts`, 'utf8');
  for (const field of Object.keys(shape.shape))
    expect(fixtures).toMatch(new RegExp(`\\b${field}\\b`));
});
