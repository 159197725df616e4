const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  g: 'ğ',
  i: 'î',
  l: 'ļ',
  n: 'ñ',
  o: 'ö',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  y: 'ý',
  z: 'ž',
};

/** How much longer than English other languages may say it. */
const GROWTH = 0.4;

/**
 * Words as a translation may turn out: every letter accented, two fifths longer, in brackets that
 * show where they were cut. What stands in braces stays as it is.
 */
export function pseudoWords(words: string): string {
  const accented = words.replace(/\{[^}]*\}|[a-z]/gi, (found) => {
    const letter = ACCENTED[found.toLowerCase()];
    if (found.length > 1 || letter === undefined) return found;
    return found === found.toLowerCase() ? letter : letter.toUpperCase();
  });
  const growth = 'één twö ţĥŕéé ƒöûŕ '.repeat(1 + Math.ceil((words.length * GROWTH) / 19));
  return `[${accented} ${growth.slice(0, Math.ceil(words.length * GROWTH)).trimEnd()}]`;
}
