/** Writers of rich text (§3.4). A text may hold links as `[words](target)`. */
interface Node {
  readonly type: string;
  readonly attrs?: object;
  readonly content?: readonly object[];
}

const linkPattern = /\[([^\]]+)\]\(([^)]+)\)/g;

export const doc = (...content: readonly Node[]) => ({ type: 'doc', content });

export const paragraph = (text: string): Node => ({ type: 'paragraph', content: runs(text) });

export const heading = (text: string): Node => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text }],
});

export const subheading = (text: string): Node => ({ ...heading(text), attrs: { level: 3 } });

export const bullets = (items: readonly string[]): Node => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
});

/** A block with its attributes, as the renderer knows it. */
export const block = (type: string, attrs: object): Node => ({ type, attrs });

export const notice = (
  type: 'InformationBlock' | 'WarningBlock',
  { title, text }: { title: string; text: string | readonly string[] },
): Node =>
  block(type, {
    title,
    text: doc(typeof text === 'string' ? paragraph(text) : bullets(text)),
    outlined: false,
  });

export const steps = (rows: readonly { title: string; text: string }[]): Node =>
  block('StepsBlock', {
    steps: rows.map(({ title, text }) => ({ title, text: doc(paragraph(text)) })),
  });

export const faq = (rows: readonly { question: string; answer: string }[]): Node =>
  block('Faq', {
    items: rows.map(({ question, answer }) => ({ question: doc(paragraph(question)), answer })),
  });

/** A table whose first row names its columns. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): Node => ({
  type: 'table',
  content: [tableRow('tableHeader', head), ...rows.map((cells) => tableRow('tableCell', cells))],
});

const tableRow = (type: 'tableHeader' | 'tableCell', cells: readonly string[]): Node => ({
  type: 'tableRow',
  content: cells.map((cell) => ({ type, content: [paragraph(cell)] })),
});

/** A text cut at its links. */
function runs(text: string): object[] {
  const parts: object[] = [];
  let end = 0;
  for (const match of text.matchAll(linkPattern)) {
    const [whole, words = '', href = ''] = match;
    if (match.index > end) parts.push({ type: 'text', text: text.slice(end, match.index) });
    parts.push({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ type: 'text', text: text.slice(end) });
  return parts;
}
