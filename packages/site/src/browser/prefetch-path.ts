type Link = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'target' | 'download'>;

/**
 * The path that a link leads to, if it is one to fetch ahead: another page of this site. Every page
 * ends in a slash, and what does not is a file or redirects; a query may be of a campaign, which
 * only a visit may tell. `speculationRules` says the same to browsers that know them.
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
