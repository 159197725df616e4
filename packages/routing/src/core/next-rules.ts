import { reservedSegments } from '../model/reserved-segments.ts';
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
 * The rules below lead to the pages that `resolveRequest` finds, for a shell configured with
 * `trailingSlash: true` and `experimental.caseSensitiveRoutes: true` (without the latter `/LP/` would
 * be a page, not a redirect to one). Next adds missing slashes and folds repeated ones by itself. There is one rule for each
 * country and none for a page, because Next tries them one after another on every request, and
 * because pages come and go while it runs. A path that is no page ends at the page's own check.
 */

/** First path segments that are no page's, beside those of the shell. */
export interface RuleOptions {
  readonly ownSegments?: readonly string[];
}

/** Rewrites public paths to internal ones: `/se/:path*` + `/` to `/sv-SE/:path*` (§2.2). */
export function toRewrites(site: RoutedSite, options: RuleOptions = {}): readonly RewriteRule[] {
  return site.markets.flatMap(({ locale, pathPrefix }) =>
    pathPrefix
      ? [{ source: `/${pathPrefix}/:path*/`, destination: `/${locale}/:path*` }]
      : [
          { source: '/', destination: `/${locale}` },
          { source: `/${unprefixed(site, options)}/`, destination: `/${locale}/:path` },
        ],
  );
}

/** Redirects other paths of a page to its public one. */
export function toRedirects(site: RoutedSite, options: RuleOptions = {}): readonly RedirectRule[] {
  return [
    ...hostRedirects(site),
    ...site.markets.flatMap(({ locale, pathPrefix }) =>
      pathPrefix
        ? [redirect(`/${locale}/:path*/`, `/${pathPrefix}/:path*/`)]
        : [
            redirect(`/${locale}/`, '/'),
            redirect(`/${locale}/${unprefixed(site, options)}/`, '/:path/'),
          ],
    ),
    ...defaultCountryRedirects(site, options),
  ];
}

const redirect = (source: string, destination: string): RedirectRule => ({
  source,
  destination,
  permanent: true,
});

function hostRedirects(site: RoutedSite): RedirectRule[] {
  return [...site.hostAliases].map((alias) => ({
    // Next reads the value as a regular expression.
    has: [{ type: 'host', value: alias.replaceAll('.', '\\.') }],
    ...redirect('/:path*/', `${site.url}/:path*/`),
  }));
}

/** A default country with a prefix also answers without it (§2.2), by sending the visitor there. */
function defaultCountryRedirects(site: RoutedSite, options: RuleOptions): RedirectRule[] {
  const prefix = site.defaultMarket?.pathPrefix;
  if (!prefix) return [];
  return [
    redirect('/', `/${prefix}/`),
    redirect(`/${unprefixed(site, options)}/`, `/${prefix}/:path/`),
  ];
}

/**
 * A path whose first segment selects no country, and is not of the shell or the app itself. The page
 * redirects a prefix in capitals.
 */
function unprefixed(site: RoutedSite, { ownSegments = [] }: RuleOptions): string {
  const escaped = (segment: string) => segment.replace(/[^\w-]/g, '\\$&');
  const taken = [
    ...site.markets.map(({ locale }) => locale),
    ...site.markets.map(({ pathPrefix }) => inAnyCase(pathPrefix)),
    ...[...reservedSegments, ...ownSegments].map(escaped),
  ].filter(Boolean);
  return `:path((?!(?:${[...new Set(taken)].join('|')})(?:/|$)).*)`;
}

const inAnyCase = (prefix: string) =>
  prefix.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
