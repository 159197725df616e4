import { describe, expect, test } from 'vitest';
import { interfaceLanguages } from '../interface/interface-texts.ts';
import { numberWords } from './number-words.ts';

const needed = [...Array.from({ length: 20 }, (_, index) => index + 1), 30, 40, 50, 100, 1000];

describe.each(interfaceLanguages)('the numbers of %s in words', (language) => {
  test('are there, each word once', async () => {
    const { numbers = {}, terms = {} } = (await numberWords(`${language}-XX`)) ?? {};
    expect(needed.filter((value) => !numbers[value]?.[0])).toEqual([]);
    expect(terms[180]).toBeDefined();
    expect(terms[540]).toBeDefined();
    const all = [numbers, terms].flatMap((each) => Object.values(each).flat());
    expect(all.filter((phrase, at) => all.indexOf(phrase) !== at)).toEqual([]);
  });
});

test('a language without a file has no numbers in words', async () => {
  expect(await numberWords('nl-NL')).toBeUndefined();
});
