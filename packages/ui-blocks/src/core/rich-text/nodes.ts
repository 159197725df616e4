import type { Attributes, NodeRow } from '../../model/rich-text/rich-text-document.ts';
import { NO_PROPS, type Sink } from '../../model/rich-text/sink.ts';
import { anchor, flag, integer, mediaUrl, oneOf, text, word } from './attribute-rules.ts';
import { NO_RULES } from './read-attributes.ts';

const LONGEST_SIDE = 10_000;
const MOST_SPANNED = 100;
const HEADINGS = ['', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** A node that is one host element without attributes. */
function plain(tag: string, options: Pick<NodeRow, 'holds' | 'within'> = {}): NodeRow {
  return {
    ...options,
    attributes: NO_RULES,
    write: (sink, _, children) => sink.element(tag, NO_PROPS, children),
  };
}

/** A node that is one void element without attributes. */
function leaf(tag: string, options: Pick<NodeRow, 'marked' | 'phrasing'> = {}): NodeRow {
  return { ...options, attributes: NO_RULES, write: (sink) => sink.element(tag, NO_PROPS) };
}

const cell = (tag: 'td' | 'th'): NodeRow => ({
  within: 'cells',
  attributes: { colspan: integer(2, MOST_SPANNED), rowspan: integer(2, MOST_SPANNED) },
  write: (sink, { colspan, rowspan }, children) =>
    sink.element(tag, { colSpan: colspan, rowSpan: rowspan }, children),
});

/**
 * Every node of Tiptap's starter kit, tables, task lists and images, writing what the editor itself writes.
 * Inline styles are the exception: the page's policy forbids them, so column widths are left to the CSS.
 */
export const NODES = {
  paragraph: plain('p', { holds: 'phrasing' }),
  heading: {
    attributes: { level: integer(1, 6), id: anchor },
    holds: 'phrasing',
    write: (sink, { level = 1, id }, children) =>
      sink.element(HEADINGS[Number(level)] ?? 'h1', id === undefined ? NO_PROPS : { id }, children),
  },
  blockquote: plain('blockquote'),
  bulletList: plain('ul', { holds: 'items' }),
  orderedList: {
    holds: 'items',
    attributes: { start: integer(0, 1_000_000), type: oneOf('a', 'A', 'i', 'I') },
    write: (sink, { start, type }, children) =>
      sink.element('ol', { start: start === 1 ? undefined : start, type }, children),
  },
  listItem: plain('li', { within: 'items' }),
  taskList: {
    holds: 'items',
    attributes: NO_RULES,
    write: (sink, _, children) => sink.element('ul', { 'data-type': 'taskList' }, children),
  },
  taskItem: { within: 'items', attributes: { checked: flag }, write: writeTaskItem },
  codeBlock: {
    attributes: { language: word },
    holds: 'phrasing',
    write: (sink, { language }, children) => {
      const props = language === undefined ? NO_PROPS : { className: `language-${language}` };
      return sink.element('pre', NO_PROPS, sink.element('code', props, children));
    },
  },
  horizontalRule: leaf('hr'),
  hardBreak: leaf('br', { marked: true, phrasing: true }),
  image: {
    attributes: {
      src: mediaUrl,
      alt: text,
      title: text,
      width: integer(1, LONGEST_SIDE),
      height: integer(1, LONGEST_SIDE),
    },
    marked: true,
    phrasing: true,
    write: writeImage,
  },
  table: {
    holds: 'rows',
    attributes: NO_RULES,
    write: writeTable,
  },
  tableRow: plain('tr', { within: 'rows', holds: 'cells' }),
  tableCell: cell('td'),
  tableHeader: cell('th'),
} as const satisfies Record<string, NodeRow>;

/** The rows by name; a map has no names of its own that content could reach. */
export const NODE_ROWS: ReadonlyMap<string, NodeRow> = new Map(Object.entries(NODES));

export type NodeName = keyof typeof NODES;

function writeImage<T>(sink: Sink<T>, { src, alt = '', title, width, height }: Attributes): T {
  // An image without an address that is safe leaves its words.
  if (src === undefined) return sink.text(String(alt));
  // React asks for every image at once unless it is told that this one can wait.
  return sink.element('img', { src, alt, title, width, height, loading: 'lazy' });
}

// A wide table scrolls in its own box, which the keyboard must be able to reach; a section may be focused, a div means nothing.
function writeTable<T>(sink: Sink<T>, _: Attributes, rows: T): T {
  const table = sink.element('table', NO_PROPS, sink.element('tbody', NO_PROPS, rows));
  return sink.element('section', { className: 'pz-table', tabIndex: 0 }, table);
}

// The box shows the state to the eye; without words of our own it has no name to read out.
function writeTaskItem<T>(sink: Sink<T>, { checked = false }: Attributes, children: T): T {
  const box = { type: 'checkbox', disabled: true, 'aria-hidden': true, defaultChecked: checked };
  const state = sink.add(sink.none(), sink.element('input', box));
  const label = sink.element(
    'label',
    NO_PROPS,
    sink.add(state, sink.element('span', NO_PROPS, sink.none())),
  );
  const body = sink.element('div', NO_PROPS, children);
  const props = { 'data-checked': checked, 'data-type': 'taskItem' };
  return sink.element('li', props, sink.add(sink.add(sink.none(), label), body));
}
