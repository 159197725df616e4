import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { hashOf } from './build-browser.ts';

/** The style sheet of rarely used components, ready to be served. */
export type MoreStyles = {
  readonly file: string;
  readonly css: Uint8Array;
  /** Pages without any of these classes do not need the sheet. */
  readonly classes: readonly string[];
};

const read = (name: string) =>
  readFile(fileURLToPath(import.meta.resolve(`@plaza/ui-blocks/${name}`)));

/** @throws Error if `@plaza/ui-blocks` was not built */
export async function buildMoreStyles(): Promise<MoreStyles> {
  const css = await read('styles-more.css');
  const { classes } = JSON.parse((await read('styles-more.json')).toString());
  return { file: `more-${hashOf(css)}.css`, css, classes };
}
