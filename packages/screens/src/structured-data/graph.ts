import type { Graph, Thing } from 'schema-dts';

/** The structured data of a page as one JSON-LD document. */
export type StructuredData = Graph;

export function graph(things: readonly Thing[]): StructuredData {
  return { '@context': 'https://schema.org', '@graph': things };
}

/** The document as the text of a `<script>`, which content cannot close: `<` is escaped. */
export function scriptText(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
