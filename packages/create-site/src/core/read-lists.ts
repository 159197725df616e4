import { AnswerError } from '../model/answers.ts';

/** The parts of a list with commas, without blanks and empty parts. */
export const partsOf = (text: string): string[] =>
  text.split(',').flatMap((part) => part.trim() || []);

/** Reads one of some names, letter for letter. */
export const oneOf =
  <Name extends string>(names: readonly Name[], what: string) =>
  (text: string): Name => {
    const found = names.find((name) => name === text.trim());
    if (found === undefined)
      throw new AnswerError(`'${text}' is not ${what}; one of ${names.join(', ')}`);
    return found;
  };

/** Reads a list of some names, each once. */
export const someOf =
  <Name extends string>(names: readonly Name[], what: string) =>
  (text: string): Name[] => [...new Set(partsOf(text).map(oneOf(names, what)))];

/**
 * Reads `key=value` pairs.
 *
 * @throws AnswerError for a part without `=`, and for a key that stands twice
 */
export function pairsOf(text: string, example: string): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const part of partsOf(text)) {
    const at = part.indexOf('=');
    const [key, value] = [part.slice(0, at).trim(), part.slice(at + 1).trim()];
    if (at < 1 || value === '') throw new AnswerError(`'${part}' is not of the form ${example}`);
    if (pairs.has(key)) throw new AnswerError(`${key} stands twice`);
    pairs.set(key, value);
  }
  return pairs;
}

/** A whole number in decimal digits; undefined for anything else. */
export const wholeNumber = (text: string): number | undefined =>
  /^\d{1,10}$/.test(text.trim()) ? Number(text.trim()) : undefined;
