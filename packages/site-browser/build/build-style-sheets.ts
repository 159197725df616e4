import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { hashOf } from './build-browser.ts';

/** A style sheet that only some pages need, ready to be served. */
export type StyleSheet = {
  readonly file: string;
  readonly css: Uint8Array;
  /** Pages without any of these classes do not need the sheet. */
  readonly classes: readonly string[];
};

const read = (name: string) =>
  readFile(fileURLToPath(import.meta.resolve(`@plaza/ui-blocks/${name}`)));

/** @throws Error if `@plaza/ui-blocks` was not built */
export async function buildStyleSheets(): Promise<StyleSheet[]> {
  const sheets = JSON.parse((await read('style-sheets.json')).toString()) as {
    name: string;
    classes: string[];
  }[];
  return Promise.all(
    sheets.map(async ({ name, classes }) => {
      const css = await read(`styles-${name}.css`);
      return { file: `${name}-${hashOf(css)}.css`, css, classes };
    }),
  );
}
