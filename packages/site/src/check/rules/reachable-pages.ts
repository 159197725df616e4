import { linksOf } from '../links-of.ts';
import type { CheckedSite, SiteRule } from '../model.ts';

/** A visitor can reach every page that search engines may show: by a menu, a text, or the choice of amounts. */
export const reachablePages: SiteRule = (site) => {
  const linked = linkedPaths(site);
  return site.entries('pages').flatMap(({ file, value }) => {
    const { path, locale, meta, productList } = value;
    const page = [...site.plaza.site.index.pages.values()].find(
      (match) => match.locale === locale && match.route.path === path,
    );
    if (!page || path === '/' || meta.noIndex || productList?.amount) return [];
    if (linked.has(page.path)) return [];
    const message = `nothing links to ${page.path}`;
    return [{ file, path: ['path'], message, hint: 'Add it to a menu, or set meta.noIndex.' }];
  });
};

/** Public paths that any text or menu links to. */
const linkedPaths = ({ entities }: CheckedSite) =>
  new Set(
    entities.flatMap(({ value }) =>
      linksOf(value).map(({ target }) => target.split(/[?#]/, 1)[0] ?? ''),
    ),
  );
