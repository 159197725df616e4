type Link = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'target' | 'download'>;

/**
 * The path of a link to prefetch: another page of this site. Pages end in a slash; anything else is
 * a file or redirects. Queries may carry a campaign, which only a visit may report.
 * `speculationRules` is the equivalent for browsers that support them.
 *
 * @returns undefined if the link is not prefetched
 */
export function prefetchPath(
  link: Link | null,
  here: Pick<Location, 'origin' | 'pathname'>,
): string | undefined {
  if (link?.origin !== here.origin || link.pathname === here.pathname) return undefined;
  const { pathname, search, target, download } = link;
  const isPage = pathname.endsWith('/') && !pathname.startsWith('/api/') && !search;
  return isPage && !target && !download ? pathname : undefined;
}
