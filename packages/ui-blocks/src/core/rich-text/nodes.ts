import { NO_PROPS, type Renderer } from '../../model/rich-text/renderer.ts';
import type { Attributes, NodeRow } from '../../model/rich-text/rich-text-document.ts';
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
    write: (renderer, _, children) => renderer.element(tag, NO_PROPS, children),
  };
}

/** A node that is one void element without attributes. */
function leaf(tag: string, options: Pick<NodeRow, 'marked' | 'phrasing'> = {}): NodeRow {
  return { ...options, attributes: NO_RULES, write: (renderer) => renderer.element(tag, NO_PROPS) };
}

const cell = (tag: 'td' | 'th'): NodeRow => ({
  within: 'cells',
  attributes: { colspan: integer(2, MOST_SPANNED), rowspan: integer(2, MOST_SPANNED) },
  write: (renderer, { colspan, rowspan }, children) =>
    renderer.element(tag, { colSpan: colspan, rowSpan: rowspan }, children),
});

/**
 * Every node of Tiptap's starter kit, tables, task lists and images, with the same HTML as the editor's.
 * Inline styles are the exception: the page's policy forbids them, so CSS sets column widths.
 */
export const NODES = {
  paragraph: plain('p', { holds: 'phrasing' }),
  heading: {
    attributes: { level: integer(1, 6), id: anchor },
    holds: 'phrasing',
    write: (renderer, { level = 1, id }, children) =>
      renderer.element(
        HEADINGS[Number(level)] ?? 'h1',
        id === undefined ? NO_PROPS : { id },
        children,
      ),
  },
  blockquote: plain('blockquote'),
  bulletList: plain('ul', { holds: 'items' }),
  orderedList: {
    holds: 'items',
    attributes: { start: integer(0, 1_000_000), type: oneOf('a', 'A', 'i', 'I') },
    write: (renderer, { start, type }, children) =>
      renderer.element('ol', { start: start === 1 ? undefined : start, type }, children),
  },
  listItem: plain('li', { within: 'items' }),
  taskList: {
    holds: 'items',
    attributes: NO_RULES,
    write: (renderer, _, children) => renderer.element('ul', { 'data-type': 'taskList' }, children),
  },
  taskItem: { within: 'items', attributes: { checked: flag }, write: writeTaskItem },
  codeBlock: {
    attributes: { language: word },
    holds: 'phrasing',
    write: (renderer, { language }, children) => {
      const props = language === undefined ? NO_PROPS : { className: `language-${language}` };
      return renderer.element('pre', NO_PROPS, renderer.element('code', props, children));
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

/** The rows by name; a map has no inherited names that content could reach. */
export const NODE_ROWS: ReadonlyMap<string, NodeRow> = new Map(Object.entries(NODES));

export type NodeName = keyof typeof NODES;

function writeImage<T>(
  renderer: Renderer<T>,
  { src, alt = '', title, width, height }: Attributes,
): T {
  // An image without a safe address leaves its alternative text.
  if (src === undefined) return renderer.text(String(alt));
  // React preloads every image that is not lazy.
  return renderer.element('img', { src, alt, title, width, height, loading: 'lazy' });
}

// A wide table scrolls in its own box, which the keyboard must be able to reach; a focusable section has a role, a div has none.
function writeTable<T>(renderer: Renderer<T>, _: Attributes, rows: T): T {
  const table = renderer.element('table', NO_PROPS, renderer.element('tbody', NO_PROPS, rows));
  return renderer.element('section', { className: 'pz-table', tabIndex: 0 }, table);
}

// The box shows the state visually; it has no accessible name, so it is hidden.
function writeTaskItem<T>(renderer: Renderer<T>, { checked = false }: Attributes, children: T): T {
  const box = { type: 'checkbox', disabled: true, 'aria-hidden': true, defaultChecked: checked };
  const state = renderer.add(renderer.none(), renderer.element('input', box));
  const label = renderer.element(
    'label',
    NO_PROPS,
    renderer.add(state, renderer.element('span', NO_PROPS, renderer.none())),
  );
  const body = renderer.element('div', NO_PROPS, children);
  const props = { 'data-checked': checked, 'data-type': 'taskItem' };
  return renderer.element('li', props, renderer.add(renderer.add(renderer.none(), label), body));
}
