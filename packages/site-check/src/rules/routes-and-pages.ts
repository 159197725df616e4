import { findPage } from '@plaza/routing';
import type { CheckedSite, Finding, SiteRule } from '../model.ts';

/** Every route has a page of its type in the content, and every page is one of the site. */
export const routesAndPages: SiteRule = (site) => [...routesWithoutPage(site), ...strayPages(site)];

function routesWithoutPage({ plaza, entries, isWhole }: CheckedSite): Finding[] {
  if (!isWhole('pages')) return [];
  const pages = new Set(entries('pages').map(({ value }) => `${value.locale} ${value.path}`));
  return plaza.site.routes.flatMap(({ path, locale, pageType }, index) =>
    pages.has(`${locale} ${path}`)
      ? []
      : [
          {
            file: 'plaza.config.ts',
            path: ['routes', index],
            message: `the route ${path} of ${locale} has no page`,
            hint: `Add content/pages/….json with "path": "${path}", "locale": "${locale}" and "pageType": "${pageType}", or remove the row.`,
          },
        ],
  );
}

function strayPages({ plaza, entries }: CheckedSite): Finding[] {
  return entries('pages').flatMap(({ file, value: { path, locale, pageType } }) => {
    const route = findPage(plaza.site, { locale, path })?.route;
    if (!route)
      return [
        {
          file,
          path: ['path'],
          message: `the page ${path} of ${locale} cannot be a page of the site, so it is never shown`,
          hint: `Write a path that begins and ends with a slash, a page type of §2.3, and a locale of the site.`,
        },
      ];
    if (route.pageType === pageType) return [];
    return [
      {
        file,
        path: ['pageType'],
        message: `the page is a ${pageType}, but its route is a ${route.pageType}`,
        hint: `Write "${route.pageType}", or change the row of routes.ts.`,
      },
    ];
  });
}
