import { describe, expect, it } from 'vitest';
import { checkMessages } from './check-messages.ts';
import { markets } from './locales.test.support.ts';
import { messages, messagesOf, polish, spain, spanish } from './messages.test.support.ts';

const check = (file: unknown) => checkMessages(file, messages, 'es-ES');

describe('a locale file', () => {
  it('is checked against the program’s messages and the plural forms of its language', () => {
    expect(check(spanish)).toEqual([]);
    expect(checkMessages(polish, messages, 'pl-PL')).toEqual([]);
    expect(checkMessages(spanish, messages, 'pl-PL')).toEqual(['payments_few: the key is missing']);
  });

  it.each<[string, object, string]>([
    ['a missing key', { greeting: undefined }, 'greeting: it is not a text'],
    ['a key too many', { farewell: 'Adiós' }, 'farewell: no message has this key'],
    ['a plural form too many', { payments_few: 'x' }, 'payments_few: no message has this key'],
    ['an empty text', { greeting: ' ' }, 'greeting: it is empty'],
    ['a list', { greeting: ['Hola'] }, 'greeting: it is not a text'],
    ['a missing argument', { updated: 'Hoy' }, 'updated: {date} is missing'],
    [
      'a plural form without its number',
      { payments_other: 'pagos de {amount}' },
      'payments_other: {count} is missing',
    ],
    ['an unknown argument', { greeting: 'Hola, {name}' }, 'greeting: there is no argument {name}'],
    [
      'an unknown format',
      { updated: '{date, colour}' },
      "updated: {date} has the unknown format 'colour'",
    ],
    [
      'the format of another',
      { updated: '{date, money}' },
      'updated: {date} is written as date, not as money',
    ],
    ['an open brace', { greeting: 'Hola {' }, 'greeting: a brace holds no argument'],
    ['a doubled brace', { updated: '{{date}}' }, 'updated: a brace holds no argument'],
    ['a brace for nothing', { greeting: 'Hola {}' }, 'greeting: a brace holds no argument'],
  ])('with %s has an error', async (_what, change, error) => {
    expect(check({ ...spanish, ...change })).toEqual([error]);
    const changed = messagesOf({ read: async () => ({ ...spanish, ...change }) });
    await expect(changed(spain)).rejects.toThrow(`Messages 'interface' of es-ES: ${error}`);
  });

  it.each([[null], [undefined], ['Hola'], [7]])('rejects a file that is %j', (file) => {
    expect(check(file)).toEqual(['the file is not an object']);
  });

  it.each(markets)('in $locale requires the plural categories of its language', ({ locale }) => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    const keys = checkMessages({}, { payments: messages.payments }, locale);
    expect(keys).toEqual(pluralCategories.map((it) => `payments_${it}: the key is missing`));
  });
});
