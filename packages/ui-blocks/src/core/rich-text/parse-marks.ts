import type { Mark, MarkRow } from '../../model/rich-text/rich-text-document.ts';
import { NO_PROPS } from '../../model/rich-text/sink.ts';
import { MARK_RANKS, MARK_ROWS } from './marks.ts';
import { isRecord, ownProperty } from './own-property.ts';
import { faultAt, markWithin, type ParseContext, passOver } from './parse-context.ts';
import { NO_RULES, readAttributes } from './read-attributes.ts';

const NONE: readonly Mark[] = [];

/** A mark without attributes is the same one wherever it stands. */
const PLAIN_MARKS: ReadonlyMap<string, Mark> = new Map(
  [...MARK_ROWS]
    .filter(([, row]) => row.attributes === NO_RULES)
    .map(([type, row]) => [type, { type, row, attrs: NO_PROPS }]),
);

/**
 * Marks of one node in the order in which they nest, each type once.
 * In page mode an unreadable mark is reported and its text stays.
 */
export function parseMarks(json: unknown, context: ParseContext): readonly Mark[] {
  if (json === undefined || json === null) return NONE;
  if (!Array.isArray(json)) {
    throw faultAt(context, 'invalid-content', 'Invalid content: expected a list of marks');
  }
  const marks: Mark[] = [];
  for (let index = 0; index < json.length; index++) {
    const mark = tryMark(json[index], context, index);
    if (mark && !marks.some(({ type }) => type === mark.type)) marks.push(mark);
  }
  return marks.length > 1 ? marks.sort((a, b) => rankOf(a) - rankOf(b)) : marks;
}

function rankOf({ type }: Mark): number {
  return MARK_RANKS.get(type) ?? 0;
}

function tryMark(json: unknown, context: ParseContext, index: number): Mark | undefined {
  try {
    return parseMark(json, context, index);
  } catch (problem) {
    passOver(problem, context);
    return undefined;
  }
}

function parseMark(json: unknown, context: ParseContext, index: number): Mark | undefined {
  const type = isRecord(json) ? ownProperty(json, 'type') : undefined;
  if (!isRecord(json) || typeof type !== 'string') {
    const message = 'Invalid content: a mark has no type';
    throw faultAt(markWithin(context, index), 'invalid-content', message);
  }
  const plain = PLAIN_MARKS.get(type);
  if (plain) return plain;
  const row: MarkRow | undefined = MARK_ROWS.get(type);
  if (!row) {
    throw faultAt(markWithin(context, index), 'missing-handler', `missing handler: mark ${type}`);
  }
  const attrs = readAttributes(row.attributes, ownProperty(json, 'attrs'));
  return !row.isUsable || row.isUsable(attrs) ? { type, row, attrs } : undefined;
}
