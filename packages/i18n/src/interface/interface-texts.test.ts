import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkMessages } from '../core/check-messages.ts';
import { createMessages } from '../core/create-messages.ts';
import { interfaceMessages } from './interface-messages.ts';
import { interfaceLanguages, interfaceTexts } from './interface-texts.ts';

/** The locales of §1. */
const locales = [
  ...['es-ES', 'en-US', 'sv-SE', 'de-DE', 'da-DK', 'en-PH', 'en-GB'],
  ...['es-MX', 'en-ZA', 'fi-FI', 'pl-PL', 'ro-RO', 'nb-NO'],
];

const place = (locale: string) => ({ locale, namespace: 'interface' });
const folder = join(import.meta.dirname, '../../locales');
const files = globSync('*.json', { cwd: folder }).map((file) => ({
  name: basename(file, '.json'),
  texts: JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>,
}));
const english = files.find(({ name }) => name === 'en')?.texts ?? {};

describe('§1 the interface in every language', () => {
  it.each(locales)(
    '%s has every key with its arguments, formats and plural forms',
    async (locale) => {
      const texts = await interfaceTexts()(place(locale));
      expect(checkMessages(texts, interfaceMessages, locale)).toEqual([]);
    },
  );

  it.each(files)('$name is used', ({ name }) => {
    expect([...interfaceLanguages, ...locales]).toContain(name);
  });

  it.each(files.filter(({ name }) => !name.startsWith('en')))(
    '$name has no sentence in English',
    ({ texts }) => {
      const sentences = Object.entries(texts).filter(([, text]) => text.split(' ').length > 3);
      expect(sentences.filter(([key, text]) => text === english[key])).toEqual([]);
    },
  );

  it.each(files.filter(({ name }) => name.includes('-')))(
    '$name has only what differs from its language',
    ({ name, texts }) => {
      const language = files.find((file) => file.name === name.slice(0, 2))?.texts ?? {};
      expect(Object.keys(texts).filter((key) => texts[key] === language[key])).toEqual([]);
    },
  );
});

describe('a filled-in text', () => {
  /** A value of each format, of which an amount in Danish ends with an abbreviation. */
  const samples = {
    ...{ text: '10.000 kr.', money: 10_000, number: 3, count: 3, days: 3, years: 3 },
    ...{ percent: 3.5, apr: 3.5, date: '2026-11-22T09:00:00Z' },
  };

  it.each([
    ['da-DK', 'DKK', '3 betalinger på 400 kr. (med 30 dages mellemrum)'],
    ['fi-FI', 'EUR', '3 erää, 400 € kukin (30 päivän välein)'],
    ['nb-NO', 'NOK', '3 betalinger på 400 kr (med 30 dagers mellomrom)'],
    ['sv-SE', 'SEK', '3 betalningar på 400 kr (med 30 dagars mellanrum)'],
  ])('inflects the days between two payments: %s', async (locale, currency, text) => {
    const write = createMessages({
      namespace: 'interface',
      messages: interfaceMessages,
      read: interfaceTexts(),
    });
    const { t } = await write({ locale, currency });
    const written = t('instalments-every', { count: 3, amount: 400, days: 30 });
    expect(written.replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('has one full stop where a value ends with one', async () => {
    const messages = createMessages({
      namespace: 'interface',
      messages: interfaceMessages,
      read: interfaceTexts(),
    });
    const { t } = await messages({ locale: 'da-DK', currency: 'DKK' });
    const said = Object.entries(interfaceMessages).map(([key, known]) => {
      const values = Object.entries(known).map(([name, format]) => [
        name,
        samples[format as keyof typeof samples],
      ]);
      return (t as (key: string, values: object) => string)(key, Object.fromEntries(values));
    });
    expect(said.filter((text) => text.includes('kr.')).length).toBeGreaterThan(5);
    expect(said.filter((text) => /(?<!\.)\.\.(?!\.)/.test(text))).toEqual([]);
  });
});

describe('§3.3 texts in layers', () => {
  const say = async (own: Parameters<typeof interfaceTexts>[0], locale: string) => {
    const messages = createMessages({
      namespace: 'interface',
      messages: interfaceMessages,
      read: interfaceTexts(own),
    });
    const { t } = await messages({ locale, currency: 'EUR' });
    return [t('product-apr'), t('sponsored')];
  };

  it('a country overrides its language, and the app overrides both', async () => {
    expect(await say({}, 'es-ES')).toEqual(['TAE', 'Publicidad']);
    expect(await say({}, 'es-MX')).toEqual(['CAT sin IVA', 'Publicidad']);
    const own = { 'es-MX': async () => ({ default: { sponsored: 'Anuncio' } }) };
    expect(await say(own, 'es-MX')).toEqual(['CAT sin IVA', 'Anuncio']);
  });

  it('an unknown key is rejected by name', async () => {
    const own = { 'es-ES': async () => ({ default: { sponsord: 'Anuncio' } }) };
    await expect(say(own as never, 'es-ES')).rejects.toThrow('sponsord: no message has this key');
  });

  it('a language without texts requires a file of the app', async () => {
    await expect(say({}, 'it-IT')).rejects.toThrow('no file for this locale');
  });
});
