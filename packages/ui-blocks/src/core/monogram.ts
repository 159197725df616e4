/** The tints of a brand; each has ink that is readable on it in both schemes. */
const TINTS = ['blue', 'green', 'purple', 'red', 'yellow'] as const;

export interface Monogram {
  letters: string;
  tint: (typeof TINTS)[number];
}

/** What stands for a company without a logo: its initials, and a tint that its name always gets. */
export function monogramOf(name: string): Monogram {
  const [first = '', second] = name.split(/[\s-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const initial = (word: string) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? '';
  const letters = `${initial(first)}${second === undefined ? '' : initial(second)}`.toUpperCase();
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return { letters, tint: TINTS[sum % TINTS.length] ?? 'blue' };
}
