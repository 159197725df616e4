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

export type StyleSheets = {
  readonly sheets: readonly StyleSheet[];
  /** The pictures that they name, by file name. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
};

const read = (name: string) =>
  readFile(fileURLToPath(import.meta.resolve(`@plaza/ui-blocks/${name}`)));

/** The picture of all icons, by the name that sheets of `@plaza/ui-blocks` have for it. */
const ICONS = 'icons.svg';

/** @throws Error if `@plaza/ui-blocks` was not built */
export async function buildStyleSheets(): Promise<StyleSheets> {
  const named = JSON.parse((await read('style-sheets.json')).toString()) as {
    name: string;
    classes: string[];
  }[];
  const icons = await read(ICONS);
  const iconsFile = `icons-${hashOf(icons)}.svg`;
  const sheets = await Promise.all(
    named.map(async ({ name, classes }) => {
      const text = (await read(`styles-${name}.css`)).toString();
      const css = Buffer.from(text.replaceAll(ICONS, iconsFile));
      return { file: `${name}-${hashOf(css)}.css`, css, classes };
    }),
  );
  return { sheets, pictures: new Map([[iconsFile, icons]]) };
}
