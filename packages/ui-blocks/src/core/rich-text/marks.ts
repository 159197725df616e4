import { NO_PROPS } from '../../model/rich-text/renderer.ts';
import type { MarkRow } from '../../model/rich-text/rich-text-document.ts';
import { linkUrl, oneOf, rel, text } from './attribute-rules.ts';
import { NO_RULES } from './read-attributes.ts';
import { relForTarget } from './rel-for-target.ts';

function plain(tag: string): MarkRow {
  return {
    attributes: NO_RULES,
    write: (renderer, _, children) => renderer.element(tag, NO_PROPS, children),
  };
}

/**
 * Every mark, outermost first: the order in which Tiptap's editor nests them, which
 * keeps a link one `<a>` whatever is in it.
 */
export const MARKS = {
  link: {
    attributes: { href: linkUrl, target: oneOf('_blank'), rel, title: text },
    // A link with an unsafe address leaves its text.
    isUsable: ({ href }) => href !== undefined,
    write: (renderer, { href, target, rel, title }, children) =>
      renderer.element('a', { href, target, rel: relForTarget(rel, target), title }, children),
  },
  textStyle: plain('span'),
  bold: plain('strong'),
  code: plain('code'),
  italic: plain('em'),
  strike: plain('s'),
  underline: plain('u'),
  highlight: plain('mark'),
  subscript: plain('sub'),
  superscript: plain('sup'),
} as const satisfies Record<string, MarkRow>;

/** The rows by name; a map has no inherited names that content could reach. */
export const MARK_ROWS: ReadonlyMap<string, MarkRow> = new Map(Object.entries(MARKS));

/** The nesting rank of each mark; 0 is outermost. */
export const MARK_RANKS: ReadonlyMap<string, number> = new Map(
  Object.keys(MARKS).map((name, rank) => [name, rank]),
);
