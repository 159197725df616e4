/** A value of a JSON tree and the way to it. */
export type Visited = { readonly path: readonly PropertyKey[]; readonly value: unknown };

/**
 * Every value of a JSON tree, each before what it holds, in the order in which they are written. Walks
 * with its own stack, for documents may be nested deeply.
 *
 * @param isClosed values that are not looked into
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

/** The rich-text documents of an entry, without those inside their blocks. */
export function outerDocuments(entry: unknown): Visited[] {
  const isDocument = ({ value }: Visited) =>
    isNode(value) && value.type === 'doc' && Array.isArray(value.content);
  return [...walkValues(entry, isDocument)].filter(isDocument);
}

/** Every node and mark of a document, those inside blocks too. */
export function nodesOf(document: unknown): { path: readonly PropertyKey[]; node: DocumentNode }[] {
  return [...walkValues(document)].flatMap(({ path, value }) =>
    isNode(value) ? [{ path, node: value }] : [],
  );
}
