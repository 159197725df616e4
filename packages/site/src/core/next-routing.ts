import { type RedirectRule, type RoutedSite, toRedirects, toRewrites } from '@plaza/routing';
import { rootFilesRewrite } from '../model/site-files.ts';

/**
 * Next's own redirect for missing trailing slashes, except for the API, where a POST must not be
 * redirected. Replaces the rule disabled by `skipTrailingSlashRedirect`; files (`/a.txt`) are
 * excluded.
 */
const missingSlash = {
  source: '/:path((?!api/|api$|_next/)(?:[^/]+/)*[^/.]+(?!/))',
  destination: '/:path/',
  permanent: true,
} as const;

/** Next's types require mutable arrays. */
function redirect({ has, ...rule }: RedirectRule) {
  return { ...rule, ...(has && { has: [...has] }) };
}

/**
 * Redirects and rewrites from public paths to the catch-all page, for Next's config (§2.2, design
 * §3.1).
 */
export function nextRouting(site: RoutedSite) {
  return {
    trailingSlash: true,
    skipTrailingSlashRedirect: true,
    redirects: async () => [...toRedirects(site).map(redirect), missingSlash],
    rewrites: async () => [...toRewrites(site), rootFilesRewrite],
  };
}
