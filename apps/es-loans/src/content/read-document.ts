/** A node of a rich-text document or of a block's rich-text attribute. */
export interface DocumentNode {
  readonly type: string;
  readonly text?: string;
  readonly marks?: readonly DocumentNode[];
  readonly attrs?: { readonly level?: unknown; readonly id?: unknown };
  readonly content?: readonly DocumentNode[];
}

/** Keys whose values are names, addresses and dates rather than words for a reader. */
const NOT_WORDS: ReadonlySet<string> = new Set(
  `id slug locale path paths url applyUrl href value rel type align pageType category currency
   updatedAt publishedAt relatedPaths relatedPostIds categoryIds authorId reviewerId
   variant property operator direction
   email dataProtectionEmail telephone taxId`.split(/\s+/),
);

/** Every line of words below a value: one per paragraph, heading, cell or plain string. */
export function linesOf(value: unknown, key = ''): string[] {
  if (NOT_WORDS.has(key)) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((item) => linesOf(item));
  if (typeof value !== 'object' || value === null) return [];
  const runs = textRuns(value as DocumentNode);
  if (runs) return [runs.join('')];
  return Object.entries(value).flatMap(([name, child]) => linesOf(child, name));
}

/** The words of a paragraph, whatever its marks split them into. */
function textRuns({ content }: DocumentNode): string[] | undefined {
  if (!Array.isArray(content) || content.length === 0) return undefined;
  const runs = content.map((node: DocumentNode) => node.text);
  return runs.every((run) => typeof run === 'string') ? runs : undefined;
}

/** Every value below `value` that stands under one of the keys. */
function valuesUnder(keys: readonly string[], value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesUnder(keys, item));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    keys.includes(key) ? [child].flat() : valuesUnder(keys, child),
  );
}

/** Where links lead: hrefs of marks and values of link objects. */
export function linkTargets(value: unknown): string[] {
  return valuesUnder(['href', 'value'], value).filter((target) => typeof target === 'string');
}

/** All nodes and marks of a document, those inside blocks' attributes too. */
export function nodesOf(value: unknown): DocumentNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== 'object' || value === null) return [];
  const own = 'type' in value && typeof value.type === 'string' ? [value as DocumentNode] : [];
  return [...own, ...Object.values(value).flatMap(nodesOf)];
}

/** The cells of every table of a document, row by row, its header row first. */
export function tablesOf(document: unknown): string[][][] {
  return nodesOf(document)
    .filter(({ type }) => type === 'table')
    .map(({ content = [] }) =>
      content.map((row) => (row.content ?? []).map((cell) => linesOf(cell).join(' '))),
    );
}
