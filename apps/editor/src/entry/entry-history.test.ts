import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../json/json.ts';
import { type EntryAction, openEntry, reduceEntry } from './entry-history.ts';

const text = '{\n  "title": "One",\n  "list": ["a", "b"],\n  "none": null\n}\n';
const edit = (path: (string | number)[], value: Json, time = 0): EntryAction => ({
  kind: 'edit',
  path,
  value,
  time,
});

test('typing in one field is one step, another field or a pause is the next', () => {
  const typed = [
    edit(['title'], 'Tw', 0),
    edit(['title'], 'Two', 100),
    edit(['list', 0], 'x', 200),
    edit(['list', 0], 'xy', 5_000),
  ].reduce(reduceEntry, openEntry(text));
  expect(typed.past.length).toBe(3);
  const undone = reduceEntry(typed, { kind: 'undo' });
  expect(undone.now.value).toMatchObject({ title: 'Two', list: ['x', 'b'] });
  expect(reduceEntry(undone, { kind: 'redo' }).now).toBe(typed.now);
});

test('an edit to the same value is none, and undo without a past does nothing', () => {
  const opened = openEntry(text);
  expect(reduceEntry(opened, edit(['none'], null))).toBe(opened);
  expect(reduceEntry(opened, { kind: 'undo' })).toBe(opened);
});

test('a text that replaces the entry can be undone', () => {
  const edited = reduceEntry(openEntry(text), edit(['title'], 'Mine'));
  const replaced = reduceEntry(edited, { kind: 'replace', text: '{"title":"Theirs"}' });
  expect(replaced.now.value).toEqual({ title: 'Theirs' });
  expect(reduceEntry(replaced, { kind: 'undo' }).now).toBe(edited.now);
});

const action: fc.Arbitrary<EntryAction> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom('title', 'list', 'none', 'new'), fc.jsonValue({ maxDepth: 2 }))
      .map(([name, value]) => edit([name], JSON.parse(JSON.stringify(value)))),
  },
  { weight: 1, arbitrary: fc.constantFrom<EntryAction>({ kind: 'undo' }, { kind: 'redo' }) },
);

test('after any edits the text has the value, and undo of all leads back to the same bytes', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
      let history = openEntry(text);
      for (const each of actions) {
        history = reduceEntry(history, each);
        expect(JSON.parse(history.now.text)).toEqual(history.now.value);
      }
      while (history.past.length > 0) history = reduceEntry(history, { kind: 'undo' });
      expect(history.now.text).toBe(text);
    }),
  );
});
