import { regimeOf, regimeRules } from '@plaza/finance';
import { countryTable } from '@plaza/routing';
import { describe, expect, test } from 'vitest';
import { seededCountries } from './read-countries.ts';
import { readTexts, seedLanguages } from './texts.ts';

type Placeholders = Readonly<Record<string, readonly string[]>>;

/** The placeholders of every text, by its path. */
function placeholdersOf(value: unknown, path = ''): Placeholders {
  if (typeof value === 'string') {
    const names = [...value.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    return { [path]: [...new Set(names)].toSorted() };
  }
  return Object.fromEntries(
    Object.entries(value as object).flatMap(([key, child]) =>
      Object.entries(placeholdersOf(child, `${path}.${key}`)),
    ),
  );
}

/** Names and terms that a language may put otherwise, or leave out of a sentence. */
const free = new Set(['apr', 'theApr', 'aprFull', 'name', 'idDocument', 'withdrawal', 'amount']);
const needed = (names: readonly string[] = []) => names.filter((name) => !free.has(name));

describe('seed texts', () => {
  const english = placeholdersOf(readTexts('en-GB'));

  test.each(seedLanguages)('%s has every text, and the figures of each', (language) => {
    const own = placeholdersOf(readTexts(`${language}-XX`));
    expect(Object.keys(own).toSorted()).toEqual(
      Object.keys(placeholdersOf(readTexts('en-XX'))).toSorted(),
    );
    for (const [path, names] of Object.entries(own))
      expect([path, needed(names)]).toEqual([path, needed(english[path])]);
  });

  test.each(seededCountries)('of %s say what its law wants beside a cost', (code) => {
    const { locale } = countryTable[code];
    const [language = ''] = locale.split('-', 1);
    const demanded = regimeRules(regimeOf({ locale })).besideCost.statements?.[language] ?? [];
    const said = readTexts(locale).terms.statements.join(' ');
    for (const statement of demanded) expect(said).toContain(statement);
  });
});
