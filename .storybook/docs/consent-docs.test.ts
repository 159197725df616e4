import type { BlockDocs } from '@plaza/ui-blocks/testing/block-docs';
import { docsIssues } from '@plaza/ui-blocks/testing/docs-issues';
import { expect, test } from 'vitest';

const modules = import.meta.glob<Record<string, BlockDocs>>(
  '../../packages/consent/src/stories/*-docs.ts',
  { eager: true },
);
const documented = Object.values(modules).flatMap((module) => Object.values(module));

test('the dialog of consent says what it is for, how it is written and how it is met', () => {
  expect(documented).toHaveLength(1);
  expect(documented.flatMap(docsIssues)).toEqual([]);
});
