import type { EditorEntry, InterfaceText } from '@plaza/contract/editor';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { overrideChange } from './override-change.ts';
import { overridesOf } from './overrides.ts';
import { noTexts, readTyped, reduceTexts, type TextAction } from './text-history.ts';
import { filterRows, textRows } from './text-rows.ts';

const place = { key: 'skip-link', slug: 'skip-link', locale: 'es-ES', id: 'skip-link' };
const now = new Date('2026-11-28T09:00:00.123Z');
const author = { id: 'ana', name: 'Ana', email: 'ana@editor.example' };

const richText = (...nodes: object[]) =>
  `${JSON.stringify(
    {
      ...{ id: 'skip-link', slug: 'skip-link', locale: 'es-ES', type: 'richText', name: 'Salto' },
      body: { type: 'doc', content: [{ type: 'paragraph', content: nodes }] },
      updatedAt: '2026-11-20T09:00:00Z',
    },
    null,
    4,
  )}\n`;
const text = (said: string) => ({ type: 'text', text: said });

function entryOf(published: string | null, draft?: string | null): EditorEntry {
  const edited = { version: 7, baseVersion: 3, author, updatedAt: '2026-11-28T09:00:00Z' };
  return {
    ...{ folder: 'components', locale: 'es-ES', id: 'skip-link', file: 'components/a.json' },
    published: published === null ? null : { version: 3, text: published },
    draft: draft === undefined ? null : { ...edited, text: draft, state: 'draft' },
  };
}

const overrideOf = (entry: EditorEntry, slug = 'skip-link') => overridesOf([entry]).get(slug);

describe('§7.1 what components replace', () => {
  test('is their text as published and as drafted, where it can be typed', () => {
    const entry = entryOf(richText(text('Saltar')), richText(text('Saltar al texto')));
    expect(overrideOf(entry)).toMatchObject({
      ...{ text: 'Saltar al texto', published: 'Saltar' },
      path: ['body', 'content', 0, 'content', 0, 'text'],
    });
    expect(overrideOf(entryOf(richText(text('Saltar')), null))).toMatchObject({ text: '' });
  });

  test.each([
    ['marks', richText({ ...text('Saltar'), marks: [{ type: 'bold' }] })],
    ['several nodes', richText(text('Sal'), text('tar'))],
  ])('is not typed in the list if it has %s', (_what, published) => {
    const override = overrideOf(entryOf(published));
    expect(override?.text).toBe('Saltar');
    expect(override).not.toHaveProperty('path');
  });

  test('has the parts of a banner, and nothing of an invalid component', () => {
    const banner = {
      ...{ id: 'b', slug: 'not-found', locale: 'es-ES', type: 'banner', name: 'b' },
      ...{ updatedAt: '2026-11-20T09:00:00Z', heading: 'No está' },
    };
    const entry = entryOf(JSON.stringify(banner));
    expect(overrideOf(entry, 'not-found-heading')).toMatchObject({ text: 'No está' });
    expect(overridesOf([entryOf('{"slug":"skip-link"}'), entryOf('{')]).size).toBe(0);
  });
});

describe('a typed text', () => {
  test('makes a component of its slug', () => {
    const change = overrideChange(place, undefined, { wanted: 'Saltar "ya"', now });
    expect(change).toMatchObject({ kind: 'save', entry: { published: null, draft: null } });
    const saved = change.kind === 'save' ? change.text : null;
    expect(overrideOf(entryOf(null, saved))).toMatchObject({ text: 'Saltar "ya"', published: '' });
    expect(JSON.parse(saved ?? '')).toMatchObject({ updatedAt: '2026-11-28T09:00:00Z' });
  });

  test('changes nothing else of a component, byte for byte', () => {
    const published = richText(text('Saltar'));
    const known = overrideOf(entryOf(published));
    expect(overrideChange(place, known, { wanted: 'Ir al texto', now })).toMatchObject({
      ...{ kind: 'save', text: published.replace('"Saltar"', '"Ir al texto"') },
    });
  });

  test('that is empty removes what is published, and discards what is not', () => {
    const published = richText(text('Saltar'));
    const empty = { wanted: '', now };
    const removal = overrideChange(place, overrideOf(entryOf(published)), empty);
    expect(removal).toMatchObject({ kind: 'save', text: null });
    const onlyDraft = overrideOf(entryOf(null, published));
    expect(overrideChange(place, onlyDraft, empty).kind).toBe('discard');
  });

  test('that is published again leaves no draft, and one after a removal starts from it', () => {
    const published = richText(text('Saltar'));
    const removed = overrideOf(entryOf(published, null));
    expect(overrideChange(place, removed, { wanted: 'Saltar', now }).kind).toBe('discard');
    expect(overrideChange(place, removed, { wanted: 'Ir', now })).toMatchObject({
      ...{ kind: 'save', text: published.replace('Saltar', 'Ir') },
    });
  });
});

describe('the history of texts', () => {
  test('is by the word: one text within a moment is one step', () => {
    const actions: TextAction[] = [
      { kind: 'type', slug: 'email', from: '', to: 'C', time: 0 },
      { kind: 'type', slug: 'email', from: 'C', to: 'Co', time: 100 },
      { kind: 'type', slug: 'founded', from: '', to: 'D', time: 200 },
    ];
    const history = actions.reduce(reduceTexts, noTexts);
    expect(history.past).toHaveLength(2);
    const undone = [{ kind: 'undo' }, { kind: 'undo' }] as const;
    expect(undone.reduce(reduceTexts, history).typed.get('email')).toBe('');
  });

  test('undoes to the start and redoes to the end, whatever was typed', () => {
    const step = fc.record({
      slug: fc.constantFrom('a', 'b', 'c'),
      to: fc.string({ maxLength: 3 }),
      gap: fc.nat(2_000),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let history = noTexts;
        let time = 0;
        for (const { slug, to, gap } of steps) {
          time += gap;
          const from = history.typed.get(slug) ?? '';
          history = reduceTexts(history, { kind: 'type', slug, from, to, time });
        }
        const { length } = history.past;
        let undone = history;
        for (let at = 0; at < length; at += 1) undone = reduceTexts(undone, { kind: 'undo' });
        expect([...undone.typed.values()].every((value) => value === '')).toBe(true);
        let redone = undone;
        for (let at = 0; at < length; at += 1) redone = reduceTexts(redone, { kind: 'redo' });
        expect(redone.typed).toEqual(history.typed);
      }),
    );
  });

  test.each([
    ['  \n ', ''],
    ['a\n b', 'a b'],
    [' a ', ' a '],
  ])('reads %j as %j', (typed, read) => expect(readTyped(typed)).toBe(read));
});

describe('the rows of texts', () => {
  const textOf = (key: string, said: string): InterfaceText => ({
    ...{ key, slug: key.replaceAll('_', '-'), text: said, placeholders: {} },
  });
  const texts = [textOf('skip-link', 'Ir'), textOf('offers_many', '{count} ofertas')];
  const overrides = overridesOf([entryOf(richText(text('Saltar')))]);
  const swedish = [textOf('skip-link', 'Hoppa'), textOf('offers_other', '{count} erbjudanden')];
  const rows = textRows(texts, overrides, { texts: swedish, overrides: new Map() });

  test('have the original beside them, also of another plural form', () => {
    expect(rows.map(({ original }) => original)).toEqual(['Hoppa', '{count} erbjudanden']);
    const edited = textRows(texts, new Map(), { texts: swedish, overrides });
    expect(edited[0]?.original).toBe('Saltar');
  });

  test.each([
    ['HOPPA', false, ['skip-link']],
    ['saltar', false, ['skip-link']],
    ['offers_', false, ['offers_many']],
    ['', true, ['skip-link', 'offers_many']],
    ['nada', false, []],
  ])('are found by %j, changed only: %s', (wanted, isChanged, keys) => {
    const typed = new Map(isChanged ? [['offers-many', '']] : []);
    const found = filterRows(rows, { text: wanted, isChanged }, typed);
    expect(found.map(({ key }) => key)).toEqual(keys);
  });
});
