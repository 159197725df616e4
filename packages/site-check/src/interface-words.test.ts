import { contentRules } from '@plaza/check';
import type { ContentEntity } from '@plaza/contract';
import { interfaceTexts } from '@plaza/i18n';
import { countryTable } from '@plaza/routing';
import { expect, test } from 'vitest';

/** The interface in a locale as an entry, so that the rules for content judge it. */
async function interfaceEntry(locale: string) {
  const texts = (await interfaceTexts()({ locale, namespace: 'interface' })) as object;
  const said = Object.entries(texts)
    // Nobody reads these: they are what visitors may type.
    .filter(([key]) => !key.startsWith('search-words-'))
    .map(([key, text]) => [key, `${text}`.replaceAll(/\{[^}]*\}/g, '…')]);
  const value = { ...Object.fromEntries(said), id: locale, locale };
  return { folder: 'components', file: 'texts.json', value };
}

const locales = Object.values(countryTable)
  .map(({ locale }) => locale)
  .filter((locale) => /^(?:da|de|en|es|fi|nb|pl|ro|sv)-/.test(locale));

test.each(locales)(
  '§5 the interface in %s has the words and signs of its country',
  async (locale) => {
    const entities = [await interfaceEntry(locale)] as unknown as ContentEntity[];
    const content = { entities, projectDir: undefined, isRelease: false, isWhole: () => true };
    for (const rule of ['wording', 'percent-signs'])
      expect(contentRules[rule]?.({ ...content, entries: () => [] })).toEqual([]);
  },
);
