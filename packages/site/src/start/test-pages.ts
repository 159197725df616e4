type Fetch = (url: string) => Promise<Response>;

/** What every page of a running site gave. */
export type PagesResult = { readonly pages: number; readonly issues: readonly string[] };

/** Not the path of any page: segments of content have no underscore. */
const unknownPath = '/not_a_page/';

/**
 * Requests every page that a running site names in its sitemap, and an unknown path.
 *
 * @param origin of the site: `http://127.0.0.1:3000`
 * @returns the number of pages, and an issue for each that is not 200 with a heading
 */
export async function testPages(origin: string, fetchUrl: Fetch = fetch): Promise<PagesResult> {
  const paths = await sitemapPaths(`${origin}/sitemap.xml`, fetchUrl);
  const issues: string[] = [];
  if (paths.length === 0) issues.push('/sitemap.xml names no page.');
  for (const path of paths) {
    const response = await fetchUrl(`${origin}${path}`);
    const html = await response.text();
    if (response.status !== 200) issues.push(`${path} answered ${response.status}, not 200.`);
    else if (!html.includes('<h1')) issues.push(`${path} has no heading <h1>.`);
  }
  const { status } = await fetchUrl(`${origin}${unknownPath}`);
  if (status !== 404) issues.push(`${unknownPath}, which is no page, answered ${status}, not 404.`);
  return { pages: paths.length, issues };
}

/** The paths of a sitemap and of those that it lists, whatever address the site is published at. */
async function sitemapPaths(url: string, fetchUrl: Fetch): Promise<string[]> {
  const response = await fetchUrl(url);
  if (!response.ok) return [];
  const xml = await response.text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  if (!xml.includes('<sitemapindex')) return paths;
  const lists = await Promise.all(
    paths.map((path) => sitemapPaths(new URL(path, url).href, fetchUrl)),
  );
  return lists.flat();
}
