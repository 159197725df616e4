import { readFileSync } from 'node:fs';
import { type ScreenName, screenNames } from '@plaza/screens';
import type { ScreenDocs } from '@plaza/screens/testing/screen-docs';
import { describe, expect, it, test } from 'vitest';
import { entryFields } from './entry-fields.ts';

const modules = import.meta.glob<Record<string, ScreenDocs>>(
  '../../packages/screens/src/*/docs.ts',
  {
    eager: true,
  },
);
const documented = Object.entries(modules).map(
  ([file, module]) => [file.split('/').at(-2) as ScreenName, Object.values(module)[0]] as const,
);
const answered = readFileSync(new URL('../screens/answered.stories.tsx', import.meta.url), 'utf8');

test('§2.1 every screen is documented', () => {
  expect(documented.map(([screen]) => screen).sort()).toEqual([...screenNames]);
});

describe.each(documented)('the documentation of %s', (screen, docs) => {
  if (!docs) throw new Error(`${screen}/docs.ts exports nothing`);

  it('is whole: sentences, worded examples, accessibility, states, the newest change first', () => {
    const { purpose, avoid, accessibility, states, follow, mistakes, changes } = docs;
    const { reader, ...met } = accessibility;
    const shown = states.map((state) => state.shows);
    for (const sentence of [purpose, avoid, ...Object.values(met), ...shown])
      expect(sentence).toMatch(/^[A-Z“].{15,}[.”]$/);
    for (const examples of [follow, mistakes]) expect(examples.length).toBeGreaterThan(1);
    expect(reader).toMatch(/^“.+”/);
    expect(states.length).toBeGreaterThan(0);
    const dates = changes.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(changes.at(-1)?.what).toBe('Added.');
  });

  it('explains every field of its content, and no other', () => {
    const folders = entryFields(screen, docs);
    const fields = folders.flatMap(({ own, common }) => [...own, ...common]);
    const unexplained = fields.filter(({ description }) => !description);
    expect(unexplained.map(({ path }) => path)).toEqual([]);
    const explained = Object.entries(docs.fields ?? {}).flatMap(([folder, own]) =>
      Object.keys(own).map((path) => `${folder}: ${path}`),
    );
    const known = folders.flatMap(({ folder, own }) => own.map(({ path }) => `${folder}: ${path}`));
    expect(explained.filter((path) => !known.includes(path))).toEqual([]);
  });

  it('names stories that exist', () => {
    for (const { story } of docs.states)
      if (story) expect(answered).toContain(`export const ${story} = `);
  });
});
