import type { RoutedSite } from '../model/route.ts';

/** A rewrite of Next's config. */
export interface RewriteRule {
  readonly source: string;
  readonly destination: string;
}

/** A redirect of Next's config. */
export interface RedirectRule extends RewriteRule {
  readonly permanent: true;
  readonly has?: readonly { readonly type: 'host'; readonly value: string }[];
}

/*
 * The rules below say what `resolveRequest` says, for a shell configured with `trailingSlash: true`
 * and `experimental.caseSensitiveRoutes: true` (without the latter `/LP/` would be a page).
 * Next adds missing slashes and folds repeated ones by itself. One rule for each prefix, not for
 * each path, because Next tries them one after another on every request.
 */

/** Rewrites public paths to internal ones: `/se/:path*` + `/` to `/sv-SE/:path*` (§2.2). */
export function toRewrites(site: RoutedSite): readonly RewriteRule[] {
  return liveMarkets(site).flatMap(({ locale, pathPrefix }) =>
    pathPrefix
      ? [{ source: `/${pathPrefix}/:path*/`, destination: `/${locale}/:path*` }]
      : pagesOf(site, locale).map(({ path, internalPath }) => ({
          source: path,
          destination: internalPath,
        })),
  );
}

/**
 * Redirects other paths of a page to its public one. The target never redirects again on this host.
 */
export function toRedirects(site: RoutedSite): readonly RedirectRule[] {
  return [
    ...hostRedirects(site),
    ...liveMarkets(site).flatMap(({ locale, pathPrefix }) =>
      pathPrefix ? prefixRedirect(locale, pathPrefix) : internalRedirects(site, locale),
    ),
    ...defaultCountryRedirects(site),
  ];
}

function hostRedirects(site: RoutedSite): RedirectRule[] {
  return [...site.hostAliases].map((alias) => ({
    source: '/:path*/',
    // Next reads the value as a regular expression.
    has: [{ type: 'host', value: alias.replaceAll('.', '\\.') }],
    destination: `${site.url}/:path*/`,
    permanent: true,
  }));
}

function prefixRedirect(locale: string, prefix: string): RedirectRule[] {
  return [{ source: `/${locale}/:path*/`, destination: `/${prefix}/:path*/`, permanent: true }];
}

/** One per page: `/es-ES/:path*` to `/:path*` would create a redirect chain for `/es-ES/es-ES/`. */
function internalRedirects(site: RoutedSite, locale: string): RedirectRule[] {
  return pagesOf(site, locale).map(({ path, internalPath }) => ({
    source: `${internalPath}/`,
    destination: path,
    permanent: true,
  }));
}

/** A default country with a prefix also answers without it (§2.2), by sending the visitor there. */
function defaultCountryRedirects(site: RoutedSite): RedirectRule[] {
  const { defaultMarket } = site;
  if (!defaultMarket?.pathPrefix) return [];
  return pagesOf(site, defaultMarket.locale).map(({ route, path }) => ({
    source: route.path,
    destination: path,
    permanent: true,
  }));
}

function liveMarkets(site: RoutedSite) {
  return site.markets.filter(({ locale }) => site.index.byLocale.get(locale)?.byPath.size);
}

function pagesOf(site: RoutedSite, locale: string) {
  return [...site.index.pages.values()].filter((page) => page.locale === locale);
}
