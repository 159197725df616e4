import type { ContentEntity } from '@plaza/contract';
import { describe, expect, test } from 'vitest';
import { entriesIn } from '../model.ts';
import { wording } from './wording.ts';

function issuesOf(text: string, { locale = 'da-DK', folder = 'pages' } = {}) {
  const value = { id: 'a', locale, heading: text };
  const entities = [{ folder, file: `${folder}/a.json`, value }] as unknown as ContentEntity[];
  const content = { isRelease: false, isWhole: () => true };
  return wording({ ...content, entities, entries: entriesIn(entities) }).map(
    ({ message, severity = 'error' }) => `${severity}: ${message}`,
  );
}

describe('doubled punctuation', () => {
  test.each([
    ['Forskellen er 724,73 kr..', 'kr..'],
    ['Lån, gebyrer,, renter', 'gebyrer,,'],
    ['Lån;, renter', 'Lån;,'],
    ['Ring til os (gratis)..', '(gratis)..'],
  ])('%s', (text, shown) => {
    expect(issuesOf(text)).toEqual([`error: “${shown}” has a punctuation mark too many`]);
  });

  test.each(['10.000 kr., og mere', 'Vent... eller nej…', '../a', 'Se f.eks.; dog'])(
    '“%s” has none',
    (text) => {
      expect(issuesOf(text)).toEqual([]);
    },
  );
});

test('a placeholder that nothing fills is an error, except in texts of the interface', () => {
  const message = 'error: {amount, money} is a placeholder that nothing fills';
  expect(issuesOf('Lån på {amount, money}')).toEqual([message]);
  expect(issuesOf('Lån på {amount, money}', { folder: 'components' })).toEqual([]);
});

test('a second word for what the interface has one for is a warning, by country', () => {
  const issue = (other: string, word: string) => [
    `warning: “${other}” is a second word for what the site calls “${word}”`,
  ];
  expect(issuesOf('To arbejdsdage')).toEqual(issue('arbejdsdage', 'hverdage'));
  expect(issuesOf('To hverdage, et hverdagsbeløb')).toEqual([]);
  expect(issuesOf('Two working days', { locale: 'en-US' })).toEqual(
    issue('working days', 'business days'),
  );
  expect(issuesOf('Two working days', { locale: 'en-GB' })).toEqual([]);
  expect(issuesOf('Two business days', { locale: 'en-ZA' })).toEqual([]);
});

test.each([
  [
    'en-US',
    'In 24 instalments',
    '“instalments” is a second word for what the site calls “installment”',
  ],
  ['en-PH', 'Read the licence', '“licence” is a second word for what the site calls “license”'],
  ['es-MX', 'Elige el importe', '“importe” is a second word for what the site calls “monto”'],
  ['ro-RO', 'Costul în lei', '“lei” is a second word for what the site calls “RON”'],
])('countries that share a language differ: %s, “%s”', (locale, text, issue) => {
  expect(issuesOf(text, { locale })).toEqual([`warning: ${issue}`]);
});

test('the id of a term is no word', () => {
  const value = { id: 'a', locale: 'en-US', relatedTermIds: ['instalment'] };
  const file = 'glossary-terms/a.json';
  const entities = [{ folder: 'glossary-terms', file, value }] as unknown as ContentEntity[];
  const content = { isRelease: false, isWhole: () => true };
  expect(wording({ ...content, entities, entries: entriesIn(entities) })).toEqual([]);
});
