import { describe, expect, expectTypeOf, it } from 'vitest';
import { MessageError } from '../model/errors.ts';
import type { MessageFile, Translate } from '../model/message-table.ts';
import { bundledMessages } from './bundled-messages.ts';
import { createI18next } from './i18next-instance.ts';
import { plain } from './locales.test.support.ts';
import { files, messagesOf, poland, spain, type Table } from './messages.test.support.ts';

const messages = messagesOf();
const spanish = await messages(spain);
const polish = await messages(poland);

describe('a translator', () => {
  it('translates a message', () => {
    expect([spanish.t('greeting'), polish.t('greeting')]).toEqual(['Hola', 'Cześć']);
  });

  it('formats arguments by the message, whether or not the text names a format', () => {
    const values = { name: 'Faro', amount: 1234.5, apr: 24.5 };
    expect(plain(spanish.t('price', values))).toBe('Faro: 1234,50 € (24,50 %)');
    expect(plain(polish.t('price', values))).toBe('Faro: 1234,50 zł (RRSO 24,50%)');
    expect(spanish.t('updated', { date: '2026-11-20' })).toBe(
      'Revisado el 20 de noviembre de 2026',
    );
  });

  it.each([
    [1, 'un pago de 5 €', '1 rata po 5 zł'],
    [2, '2 pagos de 5 €', '2 raty po 5 zł'],
    [5, '5 pagos de 5 €', '5 rat po 5 zł'],
    [22, '22 pagos de 5 €', '22 raty po 5 zł'],
    [0, '0 pagos de 5 €', '0 rat po 5 zł'],
    [1_000_000, '1.000.000 pagos de 5 €', '1 000 000 rat po 5 zł'],
  ])('chooses the plural form for %i', (count, inSpanish, inPolish) => {
    expect(plain(spanish.t('payments', { count, amount: 5 }))).toBe(inSpanish);
    expect(plain(polish.t('payments', { count, amount: 5 }))).toBe(inPolish);
  });

  it('never nests one text in another, whatever an editor wrote', async () => {
    const place = { locale: 'es-ES', namespace: 'x' };
    const texts = { a: 'Uno $t(b)', b: 'Dos' };
    const { t } = await createI18next(place, texts, spanish.formats);
    expect(t('a')).toBe('Uno $t(b)');
  });

  it.each(['{amount}', '$t(greeting)', '{name, colour}', '<b>&amp;</b>', '{{name}}'])(
    'inserts the value %s unchanged',
    (name) => {
      const written = spanish.t('price', { name, amount: 0, apr: 0 });
      expect(plain(written)).toBe(`${name}: 0 € (0,00 %)`);
    },
  );

  it('is created once per locale, also by concurrent calls', async () => {
    const loads: string[] = [];
    const bundled = bundledMessages(files);
    const counted = messagesOf({
      read: (place) => {
        loads.push(place.locale);
        return bundled(place);
      },
    });
    const asked = [spain, poland, spain, { ...spain }];
    const [first, second, ...more] = await Promise.all(asked.map(counted));
    expect(more.map((translator) => translator === first)).toEqual([true, true]);
    expect(second).not.toBe(first);
    expect(loads).toEqual(['es-ES', 'pl-PL']);
  });
});

describe('§8 throws with locale, namespace and argument', () => {
  const say = spanish.t as (key: string, values?: object) => string;

  it.each<[string, object | undefined, string]>([
    ['farewell', undefined, "no text 'farewell'"],
    ['payments', { amount: 1 }, "no text 'payments'"],
    ['price', { name: 'x', amount: 1 }, '{apr} is undefined, no number'],
    ['price', { name: 'x', amount: '1', apr: 1 }, '{amount} is 1, no number'],
    ['price', { name: 'x', amount: Number.NaN, apr: 1 }, '{amount} is NaN, no number'],
    ['price', undefined, '{name} is undefined, no string'],
    ['constructor', undefined, "no text 'constructor'"],
    ['updated', { date: 'ayer' }, "{date} 'ayer' is not an ISO 8601 instant"],
  ])('%s with %j', (key, values, problem) => {
    expect(() => say(key, values)).toThrow(MessageError);
    expect(() => say(key, values)).toThrow(`Messages 'interface' of es-ES: ${problem}`);
  });
});

describe('§8 an unknown format of an argument', () => {
  it('throws when the message is formatted, too', async () => {
    const place = { locale: 'es-ES', namespace: 'interface' };
    const instance = await createI18next(place, { x: '{a, colour}' }, spanish.formats);
    expect(() => instance.t('x', { a: 1 })).toThrow(
      "Messages 'interface' of es-ES: {a} has the unknown format 'colour'",
    );
  });
});

describe('keys and arguments are types', () => {
  it('for keys and arguments', () => {
    expectTypeOf(spanish.t).toEqualTypeOf<Translate<Table>>();
    expectTypeOf(spanish.t<'greeting'>).parameters.toEqualTypeOf<['greeting']>();
    expectTypeOf(spanish.t<'payments'>).parameters.toEqualTypeOf<
      ['payments', { readonly count: number; readonly amount: number }]
    >();
    // @ts-expect-error a key that no message has
    expect(() => spanish.t('farewell')).toThrow();
    // @ts-expect-error an argument that is missing
    expect(() => spanish.t('price', { name: 'x', amount: 1 })).toThrow();
  });

  it('for locale files', () => {
    type File = MessageFile<Table>;
    expectTypeOf<{ greeting: string }>().not.toExtend<File>();
    expectTypeOf<'payments_other'>().toExtend<keyof File>();
    expectTypeOf<'payments'>().not.toExtend<keyof File>();
  });
});
