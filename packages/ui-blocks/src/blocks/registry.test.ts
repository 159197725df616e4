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
  const { schema } = (BLOCKS as Record<string, { schema: Fields }>)[name] ?? { schema: {} };
  const fixtures = await readFile(`${import.meta.dirname}/${kebab(name)}/fixtures.ts`, 'utf8');
  for (const field of fieldsOf(schema)) expect(fixtures).toMatch(new RegExp(`\\b${field}\\b`));
});

interface Fields {
  shape?: object;
  options?: Fields[];
}

/** Fields of an object schema, or of every variant of a union. */
function fieldsOf({ shape = {}, options = [] }: Fields): string[] {
  return [...Object.keys(shape), ...options.flatMap(fieldsOf)];
}
