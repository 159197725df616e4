import { resolvedHeader } from '@plaza/page-cache/server';
import {
  type RedirectRule,
  type RewriteRule,
  type RoutedSite,
  type RuleOptions,
  toRedirects,
  toRewrites,
} from '@plaza/routing';
import { rootFilesRewrite, sitemapRewrite } from '../model/site-files.ts';

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

/**
 * The request handler has resolved a request by the index of paths, and asks Next for the internal
 * path: no rule applies to it (decision 20). Next's types require mutable arrays.
 */
const unresolved = { missing: [{ type: 'header' as const, key: resolvedHeader }] };
const redirect = ({ has, ...rule }: RedirectRule) => ({
  ...rule,
  ...unresolved,
  ...(has && { has: [...has] }),
});
const rewrite = (rule: RewriteRule) => ({ ...rule, ...unresolved });

/**
 * Redirects and rewrites from public paths to the catch-all page, for Next's config (§2.2, design
 * §3.1).
 */
export function nextRouting(site: RoutedSite, options: RuleOptions = {}) {
  return {
    trailingSlash: true,
    skipTrailingSlashRedirect: true,
    redirects: async () => [...toRedirects(site, options).map(redirect), redirect(missingSlash)],
    rewrites: async () => [
      rootFilesRewrite,
      sitemapRewrite,
      ...toRewrites(site, options).map(rewrite),
    ],
  };
}
