import { walkValues } from './walk-values.ts';

/** Fields that hold the address of a link: of a mark, of a link object, of a block's link. */
const LINK_FIELDS: readonly PropertyKey[] = ['href', 'link', 'value'];
const ADDRESS = /^(?:\/|#|[a-z][a-z0-9+.-]*:)/i;

/** Where the links of an entry lead. */
export function linksOf(entry: unknown) {
  return [...walkValues(entry)].flatMap(({ path, value: target }) => {
    const key = path.at(-1) ?? '';
    if (typeof target !== 'string' || !LINK_FIELDS.includes(key)) return [];
    return key !== 'value' || ADDRESS.test(target) ? [{ path, target }] : [];
  });
}
