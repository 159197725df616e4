export type LetterGroup<T> = { readonly letter: string; readonly entries: readonly T[] };

/**
 * Entries in the alphabetical order of a language, under the letters of its alphabet: Å is a letter
 * in Swedish, Á is an A in Spanish. What begins with no letter is under `#`, first.
 */
export function letterGroups<T>(
  entries: readonly T[],
  locale: string,
  nameOf: (entry: T) => string,
): LetterGroup<T>[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const groups = new Map<string, T[]>();
  for (const entry of entries.toSorted((a, b) => compare(nameOf(a), nameOf(b)))) {
    const letter = letterOf(nameOf(entry), locale);
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups]
    .map(([letter, inside]) => ({ letter, entries: inside }))
    .sort((a, b) => compare(a.letter, b.letter));
}

/** The letter of the alphabet that a name begins with. */
export function letterOf(name: string, locale: string): string {
  const [first = ''] = name.trim().toLocaleUpperCase(locale).normalize('NFC');
  if (!/\p{L}/u.test(first)) return '#';
  const [plain = first] = first.normalize('NFD');
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' });
  return compare(first, plain) === 0 ? plain : first;
}
