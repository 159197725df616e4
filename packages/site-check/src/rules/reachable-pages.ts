import { linksOf } from '@plaza/check';
import { findPage } from '@plaza/routing';
import type { CheckedSite, SiteRule } from '../model.ts';

/** Every indexable page is linked from a menu, a text, or the list of amounts. */
export const reachablePages: SiteRule = (site) => {
  const linked = linkedPaths(site);
  return site.entries('pages').flatMap(({ file, value }) => {
    const { path, locale, meta, productList } = value;
    const page = findPage(site.plaza.site, { locale, path });
    if (!page || path === '/' || meta.noIndex || productList?.amount) return [];
    if (linked.has(page.path)) return [];
    const message = `nothing links to ${page.path}`;
    return [{ file, path: ['path'], message, hint: 'Add it to a menu, or set meta.noIndex.' }];
  });
};

/** The public paths linked from texts and menus. */
const linkedPaths = ({ entities }: CheckedSite) =>
  new Set(
    entities.flatMap(({ value }) =>
      linksOf(value).map(({ target }) => target.split(/[?#]/, 1)[0] ?? ''),
    ),
  );
