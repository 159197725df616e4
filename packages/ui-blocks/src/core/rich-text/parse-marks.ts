import type { Mark, MarkRow } from '../../model/rich-text/rich-text-document.ts';
import { RichTextError } from '../../model/rich-text/rich-text-error.ts';
import { MARK_RANKS, MARKS } from './marks.ts';
import { isRecord, ownProperty, ownRow } from './own-property.ts';
import { faultAt, type ParseContext, within } from './parse-context.ts';
import { readAttributes } from './read-attributes.ts';

const NONE: readonly Mark[] = [];

/**
 * Marks of one node in the order in which they nest, each type once.
 * In page mode an unreadable mark is reported and its text stays.
 */
export function parseMarks(json: unknown, context: ParseContext): readonly Mark[] {
  if (json === undefined || json === null) return NONE;
  if (!Array.isArray(json)) {
    throw faultAt(context, 'invalid-content', 'Invalid content: expected a list of marks');
  }
  const list = within(context, 'marks');
  const byType = new Map<string, Mark>();
  for (const [index, item] of json.entries()) {
    const mark = tryMark(item, within(list, index));
    if (mark && !byType.has(mark.type)) byType.set(mark.type, mark);
  }
  return [...byType.values()].sort((a, b) => rankOf(a) - rankOf(b));
}

function rankOf({ type }: Mark): number {
  return MARK_RANKS.get(type) ?? 0;
}

function tryMark(json: unknown, context: ParseContext): Mark | undefined {
  try {
    return parseMark(json, context);
  } catch (problem) {
    if (!(problem instanceof RichTextError) || context.options.mode !== 'page') throw problem;
    context.options.onProblem?.(problem);
    return undefined;
  }
}

function parseMark(json: unknown, context: ParseContext): Mark | undefined {
  const type = isRecord(json) ? ownProperty(json, 'type') : undefined;
  if (!isRecord(json) || typeof type !== 'string') {
    throw faultAt(context, 'invalid-content', 'Invalid content: a mark has no type');
  }
  const row = ownRow<MarkRow>(MARKS, type);
  if (!row) throw faultAt(context, 'missing-handler', `missing handler: mark ${type}`);
  const attrs = readAttributes(row.attributes, ownProperty(json, 'attrs'));
  if (row.isUsable && !row.isUsable(attrs)) return undefined;
  return { type, attrs, row, key: `${type} ${JSON.stringify(attrs)}` };
}
