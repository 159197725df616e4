import type { Graph, Thing } from 'schema-dts';

/** What a page tells search engines, as one JSON-LD document. */
export type StructuredData = Graph;

export function graph(things: readonly Thing[]): StructuredData {
  return { '@context': 'https://schema.org', '@graph': things };
}

/**
 * The document as the text of a `<script>`, which content cannot leave: `</script>` and `<!--`
 * begin with a character that is written as an escape.
 */
export function scriptText(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
