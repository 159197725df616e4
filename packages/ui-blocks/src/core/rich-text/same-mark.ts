import type { Mark } from '../../model/rich-text/rich-text-document.ts';

/** Whether two neighbours have the same mark: same type, same attributes. */
export function isSameMark(a: Mark | undefined, b: Mark): boolean {
  if (a === b) return true;
  if (a?.row !== b.row) return false;
  for (const name in b.row.attributes) if (a.attrs[name] !== b.attrs[name]) return false;
  return true;
}
