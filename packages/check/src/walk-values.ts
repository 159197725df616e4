/** A value of a JSON tree and its path. */
export type Visited = { readonly path: readonly PropertyKey[]; readonly value: unknown };

/**
 * Every value of a JSON tree, parents first, in source order. Iterative, because documents may be
 * deeply nested.
 *
 * @param isClosed values whose children are skipped
 */
export function* walkValues(
  root: unknown,
  isClosed: (visited: Visited) => boolean = () => false,
): Generator<Visited> {
  const stack: Visited[] = [{ path: [], value: root }];
  for (let visited = stack.pop(); visited; visited = stack.pop()) {
    yield visited;
    const { path, value } = visited;
    if (typeof value !== 'object' || value === null || isClosed(visited)) continue;
    const children = Object.entries(value).map(([key, child]) => ({
      path: [...path, key],
      value: child as unknown,
    }));
    stack.push(...children.toReversed());
  }
}

/** A node of a rich-text document, or a mark. */
export type DocumentNode = {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly unknown[];
};

export const isNode = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The rich-text documents of an entry, except those nested in blocks. */
export function outerDocuments(entry: unknown): Visited[] {
  const isDocument = ({ value }: Visited) =>
    isNode(value) && value.type === 'doc' && Array.isArray(value.content);
  return [...walkValues(entry, isDocument)].filter(isDocument);
}

/** Every node and mark of a document, including those in blocks. */
export function nodesOf(document: unknown): { path: readonly PropertyKey[]; node: DocumentNode }[] {
  return [...walkValues(document)].flatMap(({ path, value }) =>
    isNode(value) ? [{ path, node: value }] : [],
  );
}
