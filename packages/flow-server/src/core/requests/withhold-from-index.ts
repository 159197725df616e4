/** What the head of a page says of its place in an index. */
const ROBOTS = /(<meta name="(?:robots|googlebot)" content=")[^"]*(")/g;
const PLACES = /<link rel="canonical"[^>]*>|<link rel="alternate"[^>]*hreflang[^>]*>/gi;

/**
 * A page that answers a query must not be indexed, which its head says too: two words about it, or
 * another address to index instead, are a contradiction that search engines settle as they like
 * (https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag).
 */
export function withholdFromIndex(html: string): string {
  const end = html.indexOf('</head>');
  if (end < 0) return html;
  const head = html.slice(0, end).replace(ROBOTS, '$1noindex$2').replace(PLACES, '');
  return head + html.slice(end);
}
