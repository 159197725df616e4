import type { ContentEntity } from '@plaza/contract';
import { expect, test } from 'vitest';
import { entriesIn } from '../model.ts';
import { unfinishedTexts } from './unfinished-texts.ts';

function leftoverIn(text: string) {
  const value = { id: 'a', locale: 'sv-SE', heading: text };
  const entities = [{ folder: 'pages', file: 'pages/a.json', value }] as unknown as ContentEntity[];
  const content = { isRelease: false, isWhole: () => true };
  return unfinishedTexts({ ...content, entities, entries: entriesIn(entities) }).map(
    ({ message }) => /“(.+)”/.exec(message)?.[1],
  );
}

test.each([
  ['Lorem ipsum dolor', 'Lorem ipsum'],
  ['From NaN kr', 'NaN'],
  ['NaN%', 'NaN'],
  [`Hello \${name}`, '${'],
  ['Hello {{ name }}', '{{'],
  ['[object Object]', '[object Object]'],
  ['undefined', 'undefined'],
  ['Phone: xxxx', 'xxxx'],
])('%s has a leftover of a template', (text, leftover) => {
  expect(leftoverIn(text)).toEqual([leftover]);
});

test.each([
  'Hönan värper', // The letter before “nan” is outside ASCII.
  'Finansiering',
  'An undefined term',
  'XX',
])('%s has none', (text) => {
  expect(leftoverIn(text)).toEqual([]);
});
