import type { FieldCheck } from './checked.ts';

export const TEXT_LIMITS = { text: 200, name: 100, longText: 2_000, email: 254 } as const;

type TextKind = keyof typeof TEXT_LIMITS;

const tidy = (raw: string) => raw.replace(/\s+/g, ' ');

/** No control characters: they are never typed, and a database may not store them. */
const line =
  (kind: TextKind, pattern: RegExp, write: (raw: string) => string): FieldCheck =>
  (raw, { min = 1, max = TEXT_LIMITS[kind] }) => {
    const value = write(raw);
    if (value.length < min) return 'too-short';
    if (value.length > max) return 'too-long';
    return pattern.test(value) ? { value } : 'invalid';
  };

export const checkText = line('text', /^\P{Cc}+$/u, tidy);

/** Letters of any script and the signs that names have, so that a number or an address is refused. */
export const checkName = line('name', /^(?=.*\p{L})[\p{L}\p{M} '’ʼʻ.,·-]+$/u, tidy);

/** Line breaks stay, as a line feed. */
export const checkLongText = line('longText', /^(?:\P{Cc}|\n|\t)+$/u, (raw) =>
  raw.replace(/\r\n?/g, '\n'),
);

/**
 * An address that mail servers and the contract accept: no quoted part, no address in place of the domain. The
 * domain is lower-cased, the rest is not: servers may tell its case apart.
 */
export const checkEmail: FieldCheck = (raw) => {
  const at = raw.lastIndexOf('@');
  const isEmail = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i.test(raw);
  // RFC 5321, section 4.5.3.1.1.
  if (raw.length > TEXT_LIMITS.email || at > 64) return 'too-long';
  return isEmail ? { value: raw.slice(0, at) + raw.slice(at).toLowerCase() } : 'invalid';
};
