import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** A Markdown file: its path from the root, and its text. */
export type Document = { readonly file: string; readonly text: string };

const read = (pattern: string): Document[] =>
  globSync(pattern, { cwd: root })
    .filter((file) => !file.includes('node_modules'))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Pages that tell a reader what to type or open. Decisions are left out: they tell what was. */
export const guides: readonly Document[] = read(
  '{README,CONTRIBUTING,docs/*,docs/reference/*,{apps,packages,tooling}/*/README,{deploy/nginx,e2e/storybook}/README}.md',
);

export const decisions: readonly Document[] = read('docs/decisions/*.md');

/** The contents of the fenced blocks in these languages. */
export const blocksOf = (text: string, languages: string): string[] =>
  [...text.matchAll(new RegExp(`^ *\`\`\`(?:${languages})\\n([\\s\\S]*?)^ *\`\`\`$`, 'gm'))].map(
    ([, block = '']) => block,
  );

/** What stands between single backticks outside of blocks. */
export const inlineCodeOf = (text: string): string[] =>
  [...text.replaceAll(/^ *```[\s\S]*?^ *```$/gm, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, code = '']) => code,
  );
