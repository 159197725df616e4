import { walkValues } from './walk-values.ts';

/** Fields that contain the URL of a link: of a mark, of a link object, of a block's link. */
const LINK_FIELDS: readonly PropertyKey[] = ['href', 'link', 'value'];
const ADDRESS = /^(?:\/|#|[a-z][a-z0-9+.-]*:)/i;

/** The link targets of an entry. */
export function linksOf(entry: unknown) {
  return [...walkValues(entry)].flatMap(({ path, value: target }) => {
    const key = path.at(-1) ?? '';
    if (typeof target !== 'string' || !LINK_FIELDS.includes(key)) return [];
    return key !== 'value' || ADDRESS.test(target) ? [{ path, target }] : [];
  });
}
