import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import svgpath from 'svgpath';
import { ICON_NAMES, type IconName } from '../../src/icons/icon-names.ts';
import { OWN_DRAWINGS } from './own-drawings.ts';
import { PHOSPHOR_DRAWINGS } from './phosphor-drawings.ts';

const { resolve } = createRequire(import.meta.url);

/** The only allowed drawing: one filled path on a canvas of 256 units. */
const DRAWING =
  /^<svg xmlns="[^"]+" viewBox="0 0 256 256" fill="currentColor"><path d="([^"]+)"\/><\/svg>\s*$/;

/**
 * Whole units: a sixteenth of a pixel where an icon is as high as a letter, and half a kilobyte less
 * of a page with a menu. Each point is rounded where it is, so that errors do not add up.
 */
const rounded = (path: string) => svgpath(path).round(0).toString();

/**
 * Path data of every icon, from Phosphor's regular weight or of our own.
 *
 * @throws {Error} naming a drawing of Phosphor that is not one filled path
 */
export async function readIconPaths(): Promise<Record<IconName, string>> {
  const paths: Record<string, string> = { ...OWN_DRAWINGS };
  for (const [name, drawing] of Object.entries(PHOSPHOR_DRAWINGS)) {
    paths[name] = await readPhosphor(drawing);
  }
  return Object.fromEntries(
    ICON_NAMES.map((name) => [name, rounded(paths[name] ?? '')]),
  ) as typeof paths & Record<IconName, string>;
}

async function readPhosphor(drawing: string): Promise<string> {
  const svg = await readFile(resolve(`@phosphor-icons/core/regular/${drawing}.svg`), 'utf8');
  const path = DRAWING.exec(svg)?.[1];
  if (path === undefined) throw new Error(`Phosphor's ${drawing} is not one filled path`);
  return path;
}
