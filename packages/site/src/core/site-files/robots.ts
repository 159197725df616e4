/**
 * Renders `robots.txt`: everything is allowed except the API and the addresses of
 * offers. Pages that must not be indexed have a
 * `noindex` (§2.4), which crawlers only see if they may fetch the page.
 */
export function robots({ url }: { readonly url: string }): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /go/\nDisallow: /*/go/\n\nSitemap: ${url}/sitemap.xml\n`;
}
