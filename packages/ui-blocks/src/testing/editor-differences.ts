import { relForTarget } from '../core/rich-text/rel-for-target.ts';
import { safeMediaUrl, safeUrl } from '../core/safe-url.ts';
import type { EditorJson } from './editor-json.ts';
import type { HtmlElement, HtmlTree } from './html-tree.ts';

interface Difference {
  /** What differs, and why. */
  reason: string;
  /** Normalizes an element of the editor's HTML, or of ours. */
  inEditor?: (element: HtmlElement) => readonly HtmlTree[];
  inOurs?: (element: HtmlElement) => readonly HtmlTree[];
  /** Filters the marks given to the editor. */
  keepsMark?: (mark: EditorJson) => boolean;
}

type Differences = Readonly<Record<string, Difference>>;

const without =
  (tag: RegExp, ...names: string[]) =>
  (element: HtmlElement): HtmlTree[] => {
    if (!tag.test(element.tag)) return [element];
    const kept = Object.entries(element.attributes).filter(([name]) => !names.includes(name));
    return [{ ...element, attributes: Object.fromEntries(kept) }];
  };

const ONE_CELL = { colspan: '1', rowspan: '1' };

/** The intended differences between our HTML and the editor's. */
export const EDITOR_DIFFERENCES = {
  styles: {
    reason: 'The page policy forbids inline styles, so widths and colours are left to the CSS',
    inEditor: (element) =>
      element.tag === 'colgroup' ? [] : without(/./, 'style', 'data-color', 'colwidth')(element),
  },
  spans: {
    reason: 'A cell of one column and one row need not say so',
    inEditor: (element) => {
      const names = Object.entries(ONE_CELL).filter(
        ([name, one]) => element.attributes[name] === one,
      );
      return without(/^t[dh]$/, ...names.map(([name]) => name))(element);
    },
  },
  'scroll box': {
    reason: 'A wide table scrolls in a box that the keyboard can reach',
    inOurs: (element) => (element.attributes.class === 'pz-table' ? element.children : [element]),
  },
  loading: {
    reason: 'React asks for every image at once unless marked that it can wait',
    inOurs: without(/^img$/, 'loading'),
  },
  'alternative text': {
    reason: 'An image without words says that it has none, or its file name is read out',
    inEditor: (element) =>
      element.tag === 'img'
        ? [{ ...element, attributes: { alt: '', ...element.attributes } }]
        : [element],
  },
  'task box': {
    reason: 'The box of a task is shown, not offered: nothing on the page would keep its state',
    inEditor: (element) => without(/^input$/, 'checked')(element),
    inOurs: (element) => without(/^input$/, 'checked', 'disabled', 'aria-hidden')(element),
  },
  'unsafe link': {
    reason: 'An address that is not safe leaves words, where the editor leaves an empty address',
    keepsMark: ({ type, attrs }) => type !== 'link' || safeUrl(attrs?.href) !== undefined,
  },
  'unsafe image': {
    reason: 'An image whose address is not safe leaves its words, where the editor asks for it',
    inEditor: (element) => {
      if (element.tag !== 'img' || safeMediaUrl(element.attributes.src)) return [element];
      return [element.attributes.alt ?? ''];
    },
  },
  opener: {
    reason: 'A link that opens a new window never hands its opener over',
    inEditor: (element) => {
      const rel = relForTarget(element.attributes.rel, element.attributes.target);
      if (element.tag !== 'a' || rel === undefined) return [element];
      return [{ ...element, attributes: { ...element.attributes, rel } }];
    },
  },
} as const satisfies Record<string, Difference>;

/** The document given to the editor instead of ours. */
export function forEditor(json: EditorJson, table: Differences = EDITOR_DIFFERENCES): EditorJson {
  const { marks, content } = json;
  const rows = Object.values(table);
  const isKept = (mark: EditorJson) => rows.every(({ keepsMark }) => keepsMark?.(mark) ?? true);
  return {
    ...json,
    ...(marks && { marks: marks.filter(isKept) }),
    ...(content && { content: content.map((child) => forEditor(child, table)) }),
  };
}

/** A tree without the intended differences. */
export function settle(
  trees: readonly HtmlTree[],
  side: 'inEditor' | 'inOurs',
  table: Differences = EDITOR_DIFFERENCES,
): HtmlTree[] {
  const settled = trees.flatMap((tree) => {
    if (typeof tree === 'string') return [tree];
    const whole = { ...tree, children: settle(tree.children, side, table) };
    return Object.values(table).reduce<readonly HtmlTree[]>(
      (all, difference) =>
        all.flatMap((each) =>
          typeof each === 'string' ? [each] : (difference[side]?.(each) ?? [each]),
        ),
      [whole],
    );
  });
  return joinTexts(settled);
}

function joinTexts(trees: readonly HtmlTree[]): HtmlTree[] {
  const joined: HtmlTree[] = [];
  for (const tree of trees) {
    const last = joined.at(-1);
    if (typeof tree === 'string' && typeof last === 'string')
      joined[joined.length - 1] = last + tree;
    else if (tree !== '') joined.push(tree);
  }
  return joined;
}
