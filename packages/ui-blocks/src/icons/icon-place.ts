import { ICON_NAMES } from './icon-names.ts';

/** Icons beside each other in the picture of all. */
export const COLUMNS = 6;

/** Where an icon is in the picture of all named icons; undefined if it is none of them. */
export function iconPlace(name: string): { column: number; row: number } | undefined {
  const index = (ICON_NAMES as readonly string[]).indexOf(name);
  return index < 0 ? undefined : { column: index % COLUMNS, row: Math.floor(index / COLUMNS) };
}
