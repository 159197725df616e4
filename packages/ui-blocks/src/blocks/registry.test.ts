import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { BLOCKS } from './registry.ts';

const kebab = (name: string) => name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase();

test.each(Object.keys(BLOCKS))(
  '§2.6 %s has its folder with component, fixtures and stories',
  async (name) => {
    const files = await readdir(`${import.meta.dirname}/${kebab(name)}`);
    expect(files).toEqual(
      expect.arrayContaining([`${kebab(name)}.tsx`, 'fixtures.ts', `${kebab(name)}.stories.tsx`]),
    );
  },
);
