import { isDeepStrictEqual } from 'node:util';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The time of an entry's last change. Editors forget to write it: a changed entry whose `updatedAt`
 * did not move on was changed now.
 *
 * @param before the stored entry
 * @param after the entry as imported
 * @returns an instant; undefined for entries that have none
 */
export function lastChange(before: Fields, after: Fields, now: Date): string | undefined {
  const [was, is] = [before.updatedAt, after.updatedAt];
  if (typeof is !== 'string') return undefined;
  if (typeof was !== 'string') return is;
  if (Date.parse(is) > Date.parse(was)) return is;
  const isSame = isDeepStrictEqual({ ...before, updatedAt: is }, { ...after });
  return isSame ? was : now.toISOString().replace(/\.\d+/, '');
}
