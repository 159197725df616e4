import { type RedirectRule, type RoutedSite, toRedirects, toRewrites } from '@plaza/routing';
import { rootFilesRewrite } from '../model/site-files.ts';

/**
 * Next's own rule for missing slashes, minus the API: a POST to it must not begin with a
 * redirect. The rule stands for `skipTrailingSlashRedirect`, and leaves files (`/a.txt`) alone.
 */
const missingSlash = {
  source: '/:path((?!api/|api$|_next/)(?:[^/]+/)*[^/.]+(?!/))',
  destination: '/:path/',
  permanent: true,
} as const;

/** Next's types want lists that can change. */
function redirect({ has, ...rule }: RedirectRule) {
  return { ...rule, ...(has && { has: [...has] }) };
}

/** The way from public paths to the catch-all page, as Next's config takes it (§2.2, design §3.1). */
export function nextRouting(site: RoutedSite) {
  return {
    trailingSlash: true,
    skipTrailingSlashRedirect: true,
    redirects: async () => [...toRedirects(site).map(redirect), missingSlash],
    rewrites: async () => [...toRewrites(site), rootFilesRewrite],
  };
}
