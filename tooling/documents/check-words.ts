import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './read-documents.ts';
import { testFiles } from './workspace.ts';

/** Where a command is read, and the sites that the documents create, which do not exist. */
export type Place = { readonly folder: string; readonly examples: ReadonlySet<string> };

/** What is wrong with the words after a program. */
export type Check = (words: readonly string[], place: Place) => string[];

/** A word that a reader replaces: `<folder>`, `[NAME…]`, `APP`, `--amounts …`. */
export const isPlaceholder = (word: string) => /[<>[\]…{}$]|^[A-Z]+$/.test(word);

const flagsOf = (words: readonly string[]) =>
  words.filter((word) => /^--[a-z]/.test(word)).map((word) => word.slice(2).split('=')[0] ?? '');

/** Whether sources declare a flag: as a key or name of an option table, or as it is typed. */
const declares = (source: string, flag: string) =>
  new RegExp(`--${flag}\\b|'${flag}'|\\b${flag}: \\{`).test(source);

export const unknownFlags = (words: readonly string[], source: string): string[] =>
  flagsOf(words)
    .filter((flag) => flag !== 'help' && !declares(source, flag))
    .map((flag) => `--${flag} is no flag of it`);

/** Paths that must exist: those that begin with a folder of the repository. */
export function missingPaths(words: readonly string[], { examples }: Place): string[] {
  const roots = /^(?:apps|packages|e2e|tooling|deploy|scripts|benchmarks|docs)\//;
  return words
    .filter((word) => roots.test(word) && !isPlaceholder(word))
    .filter((word) => ![...examples].some((example) => `${word}/`.startsWith(`${example}/`)))
    .filter((word) => !existsSync(join(root, word)))
    .filter((word) => !testFiles.some((file) => file.includes(word)))
    .map((word) => `${word} does not exist`);
}

/** A flag's value: `--project node`, `--project=node`. */
export function flagValue(words: readonly string[], flag: string): string | undefined {
  const index = words.findIndex((word) => word === flag || word.startsWith(`${flag}=`));
  return words[index]?.split('=')[1] ?? (index === -1 ? undefined : words[index + 1]);
}
