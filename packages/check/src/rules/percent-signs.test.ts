import type { ContentEntity } from '@plaza/contract';
import { expect, test } from 'vitest';
import { entriesIn } from '../model.ts';
import { percentSigns } from './percent-signs.ts';

function issuesOf(text: string, locale: string) {
  const value = { id: 'a', locale, heading: text };
  const entities = [{ folder: 'pages', file: 'pages/a.json', value }] as unknown as ContentEntity[];
  const content = { isRelease: false, isWhole: () => true };
  return percentSigns({ ...content, entities, entries: entriesIn(entities) }).map(
    ({ message }) => message,
  );
}

test.each([
  ['pl-PL', '3%', '3\u00a0%'],
  ['ro-RO', '3\u00a0%', '3%'],
  ['es-MX', '3%', '3\u00a0%'],
  ['es-ES', '3\u00a0%', '3%'],
])('a percentage is written as its locale writes it: %s', (locale, right, wrong) => {
  expect(issuesOf(`A ${right}.`, locale)).toEqual([]);
  expect(issuesOf(`A ${wrong}.`, locale)).toEqual([
    `“${wrong}” is not how ${locale} writes a percentage`,
  ]);
});
