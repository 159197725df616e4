import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** What “A new vendor” of `packages/tracking/README.md` says to write and to run. */
export type VendorRecipe = {
  /** The files of the folder, by path from the root. */
  readonly files: ReadonlyMap<string, string>;
  /** The line of a site's config. */
  readonly configLine: string;
  /** The script of `@plaza/tracking` that writes the tables. */
  readonly script: string;
};

/** @throws Error if the section lacks a part of the recipe */
export function readVendorRecipe(): VendorRecipe {
  const text = readFileSync(join(root, 'packages/tracking/README.md'), 'utf8');
  const section = text.split(/^## /m).find((each) => each.startsWith('A new vendor\n')) ?? '';
  const blocks = [...section.matchAll(/^( *)```ts(?: file=(\S+))?\n([\s\S]*?)^ *```$/gm)].map(
    ([, indent = '', file, code = '']) => ({
      file,
      code: code.replaceAll(`\n${indent}`, '\n').trim(),
    }),
  );
  const lines = blocks.filter(({ file }) => !file);
  const [, script] = /`pnpm --filter @plaza\/tracking ([\w-]+)`/.exec(section) ?? [];
  const [line] = lines;
  if (!line || lines.length > 1 || !script)
    throw new Error('The recipe of a vendor needs one line of config and one command');
  const files = blocks.flatMap(({ file, code }) => (file ? [[file, `${code}\n`] as const] : []));
  return { files: new Map(files), configLine: line.code, script };
}
