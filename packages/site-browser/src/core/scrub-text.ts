/** Longest kept text; no pattern below runs on a longer one. */
const longestText = 2000;

/** Patterns of personal data and their replacements; the order matters. */
const personalData: readonly (readonly [RegExp, string])[] = [
  [/\/\/[^\s/@?#]{1,256}@/g, '//'],
  [/(:\/\/[^\s"'<>?#]{1,1000})[?#][^\s"'<>)]*/g, '$1'],
  [/\?[^\s"'<>=?]{1,200}=[^\s"'<>)]*/g, ''],
  [
    /[^\s@<>"'(),;:=/?&]{1,64}(?:@|%40)[^\s@<>"'(),;:=/?&]{0,253}\.\p{L}[\p{L}\d-]{1,62}/giu,
    '[email]',
  ],
  [/\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi, '[id]'],
  [/\b[a-z]{2}\d{2}(?: ?[a-z0-9]{4}){2,7}(?: ?[a-z0-9]{1,4})?\b/gi, '[account]'],
  [/\b(?:\d{8}|[xyz]-?\d{7})-?[a-z]\b/gi, '[id]'],
  [/\b(?:\d{1,3}\.){3}\d{1,3}\b/g, '[ip]'],
  [
    /(?<![\w:])(?=[0-9a-f:]{0,40}::|(?:[0-9a-f]{1,4}:){4})(?:[0-9a-f]{0,4}:){2,7}[0-9a-f]{1,4}(?![\w:])/gi,
    '[ip]',
  ],
  [/(?<![\w.])\+?\(?\d(?:[\s().-]{0,2}\d){6,19}(?![\w.])/g, '[number]'],
];

/**
 * Removes emails, phone and other long numbers, identity and account numbers, IP addresses,
 * identifiers, and the queries, fragments and credentials of URLs (§8).
 *
 * @returns at most 2000 characters
 */
export function scrubText(text: string): string {
  const begun = text.slice(0, longestText);
  return personalData.reduce((rest, [pattern, word]) => rest.replace(pattern, word), begun);
}
