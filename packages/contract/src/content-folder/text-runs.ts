export interface TextRun {
  /** Dotted path of the text, or of the first node of a run. */
  readonly path: string;
  readonly text: string;
  /** The texts of a run and their offsets. */
  readonly pieces: readonly TextPiece[];
}

interface TextPiece {
  readonly path: string;
  readonly start: number;
}

/** Dotted path of the text that the character of a run at `index` is in. */
export function pathAt({ path, pieces }: Omit<TextRun, 'text'>, index: number): string {
  return pieces.findLast(({ start }) => start <= index)?.path ?? path;
}

interface Visit {
  readonly value: unknown;
  readonly path: string;
}

/**
 * Every text of a content entry as rendered: adjacent text nodes of a document are one run,
 * regardless of marks. Uses its own stack, because documents may be nested deeply.
 */
export function textRuns(root: unknown): TextRun[] {
  const runs: TextRun[] = [];
  const stack: Visit[] = [{ value: root, path: '' }];
  for (let visit = stack.pop(); visit; visit = stack.pop()) {
    const { value, path } = visit;
    if (typeof value === 'string') runs.push({ path, text: value, pieces: [{ path, start: 0 }] });
    else if (Array.isArray(value)) runs.push(...joinedRuns(visit, value, stack));
    else stack.push(...childrenOf(value, path));
  }
  return runs;
}

function joinedRuns({ path: outer }: Visit, items: readonly unknown[], stack: Visit[]): TextRun[] {
  const runs: { path: string; text: string; pieces: TextPiece[]; end: number }[] = [];
  for (const [index, item] of items.entries()) {
    const at = join(outer, String(index));
    if (!isTextNode(item)) {
      stack.push({ value: item, path: at });
      continue;
    }
    const open = runs.at(-1);
    const path = join(at, 'text');
    if (open?.end === index) {
      open.pieces.push({ path, start: open.text.length });
      Object.assign(open, { text: open.text + item.text, end: index + 1 });
    } else {
      runs.push({ path, text: item.text, pieces: [{ path, start: 0 }], end: index + 1 });
    }
  }
  return runs;
}

function isTextNode(value: unknown): value is { text: string } {
  const node = value as { type?: unknown; text?: unknown } | null;
  return typeof node === 'object' && node?.type === 'text' && typeof node.text === 'string';
}

function childrenOf(value: unknown, path: string): Visit[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([key, child]) => ({ value: child, path: join(path, key) }));
}

const join = (path: string, key: string) => (path ? `${path}.${key}` : key);
