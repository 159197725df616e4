import type { BlockFixture } from '@plaza/ui-blocks/testing/block-fixture';
import { localeRow } from '@plaza/ui-blocks/testing/locales/locales';
import { expect, test } from 'vitest';
import { pageContext } from './page-context.ts';

const modules = import.meta.glob<Record<string, BlockFixture[]>>(
  '../../packages/ui-blocks/src/blocks/*/fixtures.ts',
  { eager: true },
);
const fixtures = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(Array.isArray)
  .flat();

test('the story of a fixture has all of its context, without which its block is empty', () => {
  const contexts = fixtures.flatMap(({ context }) => context ?? []);
  expect(contexts.some(({ cookies }) => cookies)).toBe(true);
  for (const context of contexts)
    expect(Object.keys(pageContext(context, localeRow('es-ES')))).toEqual(
      expect.arrayContaining(Object.keys(context)),
    );
});
