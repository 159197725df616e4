/**
 * `robots.txt`: everything may be read but the API. Pages that search engines are not to keep say
 * so themselves (§2.4), which they can only be heard saying when they may be read.
 */
export function robots({ url }: { readonly url: string }): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${url}/sitemap.xml\n`;
}
