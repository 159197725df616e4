import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plain } from './locales.test.support.ts';
import { messagesOf, spain } from './messages.test.support.ts';
import type { Refusal } from './read-overrides.ts';

const own = await messagesOf()(spain);
const values = { name: 'Faro', amount: 5, apr: 1 };

function override(texts: Readonly<Record<string, unknown>>) {
  const refused: Refusal[] = [];
  const edited = own.withOverrides(
    (key) => (Object.hasOwn(texts, key) ? texts[key] : undefined),
    (refusal) => refused.push(refusal),
  );
  return { t: edited.t, refused };
}

describe('overrides of a locale file', () => {
  it('are applied, plural forms one by one, without changing other translators', () => {
    const { t, refused } = override({
      greeting: ' Buenas ',
      payments_one: 'pago único de {amount}',
      price: '{amount} de {name}, {apr, apr}',
    });
    expect(t('greeting')).toBe('Buenas');
    expect(plain(t('payments', { count: 1, amount: 5 }))).toBe('pago único de 5 €');
    expect(plain(t('payments', { count: 2, amount: 5 }))).toBe('2 pagos de 5 €');
    expect(plain(t('price', values))).toBe('5 € de Faro, 1,00 %');
    expect(refused).toEqual([]);
    expect(own.t('greeting')).toBe('Hola');
  });

  it.each([[undefined], [null], [''], [' \n ']])('are ignored if they are %j', (text) => {
    const { t, refused } = override({ greeting: text });
    expect([t('greeting'), refused]).toEqual(['Hola', []]);
  });

  it.each<[string, unknown, string]>([
    ['that leaves an argument out', '{name}: {amount}', '{apr} is missing'],
    ['with an unknown argument', '{name} {amount} {apr} {x}', 'there is no argument {x}'],
    [
      'with an unknown format',
      '{name} {amount, colour} {apr}',
      "{amount} has the unknown format 'colour'",
    ],
    [
      'with another format',
      '{name} {amount, percent} {apr}',
      '{amount} is written as money, not as percent',
    ],
    ['with a broken brace', '{name} {amount} {apr} {', 'a brace holds no argument'],
    ['with a path', '{name} {amount} {apr} {a.b}', 'a brace holds no argument'],
    ['that unescapes', '{name} {amount} {apr} {-name}', 'a brace holds no argument'],
    [
      'from the prototype',
      '{name} {amount} {apr} {constructor}',
      'there is no argument {constructor}',
    ],
    ['that is a number', 7, 'it is not a text'],
    ['that is an object', { toString: 0 }, 'it is not a text'],
  ])('are refused when one is a text %s', (_what, text, error) => {
    const { t, refused } = override({ price: text });
    expect(refused).toEqual([{ fileKey: 'price', errors: expect.arrayContaining([error]) }]);
    expect(plain(t('price', values))).toBe('Faro: 5 € (1,00 %)');
  });

  it('cannot include other messages by i18next’s nesting', () => {
    const { t } = override({ greeting: '$t(greeting) $t(price)' });
    expect(t('greeting')).toBe('$t(greeting) $t(price)');
  });

  it('never prevent a message from being formatted', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '{name}',
      '{amount, money}',
      '{apr}',
      ',',
      '-',
      '$t(',
      'x',
      ' ',
    );
    const text = fc.oneof(
      fc.array(pieces).map((it) => it.join('')),
      fc.string(),
      fc.anything(),
    );
    fc.assert(
      fc.property(text, text, (price, greeting) => {
        const { t, refused } = override({ price, greeting });
        expect(t('price', values)).toContain('Faro');
        expect(plain(t('price', values))).toContain('5 €');
        expect(t('greeting')).not.toBe('');
        expect(refused.length).toBeLessThanOrEqual(2);
      }),
    );
  });
});
