import type { Attributes, NodeRow } from '../../model/rich-text/rich-text-document.ts';
import type { Sink } from '../../model/rich-text/sink.ts';
import { flag, integer, mediaUrl, oneOf, text, word } from './attribute-rules.ts';

const LONGEST_SIDE = 10_000;
const MOST_SPANNED = 100;
const NONE: Attributes = {};

/** A node that is one host element without attributes. */
function plain(tag: string, options: Pick<NodeRow, 'inlineContent'> = {}): NodeRow {
  return {
    ...options,
    attributes: {},
    write: (sink, _, children) => sink.element(tag, NONE, children),
  };
}

/** A node that is one void element without attributes. */
function leaf(tag: string, options: Pick<NodeRow, 'marked'> = {}): NodeRow {
  return { ...options, attributes: {}, write: (sink) => sink.element(tag, NONE) };
}

const cell = (tag: 'td' | 'th'): NodeRow => ({
  attributes: { colspan: integer(2, MOST_SPANNED), rowspan: integer(2, MOST_SPANNED) },
  write: (sink, { colspan, rowspan }, children) =>
    sink.element(tag, { colSpan: colspan, rowSpan: rowspan }, children),
});

/**
 * Every node of Tiptap's starter kit, tables, task lists and images, writing what the editor itself writes.
 * Inline styles are the exception: the page's policy forbids them, so column widths are left to the CSS.
 */
export const NODES = {
  paragraph: plain('p', { inlineContent: true }),
  heading: {
    attributes: { level: integer(1, 6) },
    inlineContent: true,
    write: (sink, { level = 1 }, children) => sink.element(`h${level}`, NONE, children),
  },
  blockquote: plain('blockquote'),
  bulletList: plain('ul'),
  orderedList: {
    attributes: { start: integer(0, 1_000_000), type: oneOf('1', 'a', 'A', 'i', 'I') },
    write: (sink, { start, type }, children) =>
      sink.element('ol', { start: start === 1 ? undefined : start, type }, children),
  },
  listItem: plain('li'),
  taskList: {
    attributes: {},
    write: (sink, _, children) => sink.element('ul', { 'data-type': 'taskList' }, children),
  },
  taskItem: { attributes: { checked: flag }, write: writeTaskItem },
  codeBlock: {
    attributes: { language: word },
    inlineContent: true,
    write: (sink, { language }, children) => {
      const className = language === undefined ? undefined : `language-${language}`;
      return sink.element('pre', NONE, [sink.element('code', { className }, children)]);
    },
  },
  horizontalRule: leaf('hr'),
  hardBreak: leaf('br', { marked: true }),
  image: {
    attributes: {
      src: mediaUrl,
      alt: text,
      title: text,
      width: integer(1, LONGEST_SIDE),
      height: integer(1, LONGEST_SIDE),
    },
    marked: true,
    write: writeImage,
  },
  table: {
    attributes: {},
    write: writeTable,
  },
  tableRow: plain('tr'),
  tableCell: cell('td'),
  tableHeader: cell('th'),
} as const satisfies Record<string, NodeRow>;

export type NodeName = keyof typeof NODES;

function writeImage<T>(sink: Sink<T>, { src, alt = '', title, width, height }: Attributes): T {
  // An image without an address that is safe leaves its words.
  if (src === undefined) return sink.text(String(alt));
  // React asks for every image at once unless it is told that this one can wait.
  return sink.element('img', { src, alt, title, width, height, loading: 'lazy' });
}

// A wide table scrolls in its own box, which the keyboard must be able to reach.
function writeTable<T>(sink: Sink<T>, _: Attributes, rows: readonly T[]): T {
  const table = sink.element('table', NONE, [sink.element('tbody', NONE, rows)]);
  return sink.element('div', { className: 'pz-table', tabIndex: 0 }, [table]);
}

// The box shows the state to the eye; without words of our own it has no name to read out.
function writeTaskItem<T>(
  sink: Sink<T>,
  { checked = false }: Attributes,
  children: readonly T[],
): T {
  const box = { type: 'checkbox', disabled: true, 'aria-hidden': true, defaultChecked: checked };
  return sink.element('li', { 'data-checked': checked, 'data-type': 'taskItem' }, [
    sink.element('label', NONE, [sink.element('input', box), sink.element('span', NONE, [])]),
    sink.element('div', NONE, children),
  ]);
}
