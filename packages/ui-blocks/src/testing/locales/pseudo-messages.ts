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

/** How much longer than English a translation may be. */
const GROWTH = 0.4;

/**
 * A message as a translation may look: every letter accented, two fifths longer, in brackets that
 * show where they were cut. Placeholders in braces stay.
 */
export function pseudoMessage(message: string): string {
  const accented = message.replace(/\{[^}]*\}|[a-z]/gi, (found) => {
    const letter = ACCENTED[found.toLowerCase()];
    if (found.length > 1 || letter === undefined) return found;
    return found === found.toLowerCase() ? letter : letter.toUpperCase();
  });
  const growth = 'één twö ţĥŕéé ƒöûŕ '.repeat(1 + Math.ceil((message.length * GROWTH) / 19));
  return `[${accented} ${growth.slice(0, Math.ceil(message.length * GROWTH)).trimEnd()}]`;
}
