import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letterGroups, letterOf } from './letter-groups.ts';

const lettersOf = (names: readonly string[], locale: string) =>
  letterGroups(names, locale, (name) => name).map(({ letter }) => letter);

describe('the letters of a glossary', () => {
  it.each([
    ['es-ES', 'ámbito', 'A'],
    ['es-ES', 'ñu', 'Ñ'],
    ['sv-SE', 'återbetalning', 'Å'],
    ['de-DE', 'Überziehung', 'U'],
    ['da-DK', 'årlige omkostninger', 'Å'],
    ['fi-FI', 'ääni', 'Ä'],
    ['pl-PL', 'łączny koszt', 'Ł'],
    ['ro-RO', 'împrumut', 'Î'],
    ['nb-NO', 'ørsmå beløp', 'Ø'],
    ['en-US', 'été', 'E'],
    ['en-US', '0% card', '#'],
    ['en-US', ' “quoted”', '#'],
  ])('of %s put %s under %s', (locale, name, letter) => {
    expect(letterOf(name, locale)).toBe(letter);
  });

  it('are in the order of the language', () => {
    expect(lettersOf(['öre', 'år', 'zon', 'ärende'], 'sv-SE')).toEqual(['Z', 'Å', 'Ä', 'Ö']);
    expect(lettersOf(['ocho', 'ñu', 'nota', '3 meses'], 'es-ES')).toEqual(['#', 'N', 'Ñ', 'O']);
  });

  it('hold every term once, under any names', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (names) => {
        const held = letterGroups(names, 'es-ES', (name) => name).flatMap(({ entries }) => entries);
        expect(held.toSorted()).toEqual(names.toSorted());
      }),
    );
  });
});
