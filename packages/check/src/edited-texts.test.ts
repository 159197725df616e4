import type { Component } from '@plaza/contract';
import type { RegimeName } from '@plaza/finance';
import { createMessages, entriesOf, interfaceMessages, type Refusal } from '@plaza/i18n';
import { describe, expect, it } from 'vitest';
import { withEditedTexts } from './edited-texts.ts';

/** Each text is its key and its arguments: `last-updated {date}`. */
const keys = entriesOf(interfaceMessages, 'es-ES').map(({ fileKey, key }) => {
  const names = Object.keys(interfaceMessages[key as keyof typeof interfaceMessages]);
  return [fileKey, [fileKey, ...names.map((name) => `{${name}}`)].join(' ')];
});
const own = await createMessages({
  namespace: 'interface',
  messages: interfaceMessages,
  read: async () => Object.fromEntries(keys),
})({ locale: 'es-ES', currency: 'EUR' });
const fields = { id: 'x', locale: 'es-ES', updatedAt: '2026-11-20T09:00:00Z', name: 'x' };
const text = (value: string) => ({ type: 'text', text: value });

function richText(slug: string, ...content: object[]): Component {
  const body = { type: 'doc', content: [{ type: 'paragraph', content }] };
  return { ...fields, slug, type: 'richText', body } as Component;
}

function edit(...components: Component[]) {
  return editUnder('eu-ccd2', ...components);
}

function editUnder(regime: RegimeName, ...components: Component[]) {
  const refused: Refusal[] = [];
  const onRefused = (it: Refusal) => refused.push(it);
  return { ...withEditedTexts(own, components, { regime, onRefused }), refused };
}

describe('§7.1 components override texts of the interface', () => {
  it('uses the text of a rich text by its slug, with or without marks', () => {
    const { t } = edit(richText('ranking-note', text('Primero '), text('lo más barato')));
    expect(t('ranking-note')).toBe('Primero lo más barato');
    expect(t('skip-link')).toBe('skip-link');
  });

  it('uses heading, text and action of a banner, and the app’s texts for the rest', () => {
    const banner = { ...fields, slug: 'not-found', type: 'banner', heading: 'No está' };
    const { t } = edit(banner as Component);
    expect(t('not-found-heading')).toBe('No está');
    expect(t('not-found-text')).toBe('not-found-text');
    expect(t('not-found-action')).toBe('not-found-action');
  });

  it('overrides plural forms one by one, and arguments in any position', () => {
    const { t, refused } = edit(
      richText('instalments-one', text('de una vez, {amount} ({count} pago)')),
      richText('last-updated', text('{date}, última revisión')),
    );
    expect(t('instalments', { count: 1, amount: 5 })).toBe('de una vez, 5\u00a0€ (1 pago)');
    expect(t('instalments', { count: 2, amount: 5 })).toBe('instalments_other 2 5\u00a0€');
    expect(t('last-updated', { date: '2026-11-20' })).toBe(
      '20 de noviembre de 2026, última revisión',
    );
    expect(refused).toEqual([]);
  });

  it('finds a key with capitals by its slug, which has none', () => {
    const { t, refused } = edit(richText('job-type-fulltime', text('Completa')));
    expect([t('job-type-fullTime'), refused]).toEqual(['Completa', []]);
  });

  it.each([
    ['nothing', []],
    ['an empty text', [richText('email'), richText('email', text('  '))]],
    [
      'a slug that is no key',
      [richText('constructor', text('x')), richText('__proto__', text('x'))],
    ],
  ])('keeps every text of the app if the components contain %s', (_what, components) => {
    const { t, refused } = edit(...components);
    expect([t('email'), t('skip-link'), refused]).toEqual(['email', 'skip-link', []]);
  });

  const warning = 'Atención: tomar dinero prestado cuesta dinero';

  it.each([warning, `${warning}.`, ` Atención:  tomar dinero prestado cuesta dinero`])(
    'design §7 accepts the credit warning of the law: %s',
    (warningText) => {
      const { t, refused } = edit(richText('credit-warning', text(warningText)));
      expect([t('credit-warning'), refused]).toEqual([warningText.trim(), []]);
    },
  );

  it.each(['Atención: cuesta dinero', `${warning}, pero no con nosotros`, 'Sin coste'])(
    'design §7 rejects any other credit warning: %s',
    (warningText) => {
      const { t, refused } = edit(richText('credit-warning', text(warningText)));
      expect(t('credit-warning')).toBe('credit-warning');
      const errors = [`warns with “${warningText}” instead of “${warning}”`];
      expect(refused).toEqual([{ fileKey: 'credit-warning', errors }]);
    },
  );

  it('accepts any warning in a country without a legal sentence', () => {
    const { t, refused } = editUnder('mx-cat', richText('credit-warning', text('Ojo')));
    expect([t('credit-warning'), refused]).toEqual(['Ojo', []]);
  });

  it.each([
    ['leaves a value out', 'Última revisión', '{date} is missing'],
    ['wants a value that there is not', '{date} {author}', 'there is no argument {author}'],
    ['has an unknown format', '{date, colour}', "{date} has the unknown format 'colour'"],
    ['would write a value as another', '{date, money}', '{date} is written as date, not as money'],
    ['has a broken brace', '{date} {', 'a brace holds no argument'],
  ])('keeps the app’s text and reports the reason if the edited one %s', (_what, edited, fault) => {
    const { t, refused } = edit(richText('last-updated', text(edited)));
    expect(t('last-updated', { date: '2026-11-20' })).toBe('last-updated 20 de noviembre de 2026');
    expect(refused).toEqual([{ fileKey: 'last-updated', errors: [fault] }]);
  });
});
