import { NO_PROPS } from '../../model/rich-text/renderer.ts';
import type { Mark, MarkRow } from '../../model/rich-text/rich-text-document.ts';
import { MARK_RANKS, MARK_ROWS } from './marks.ts';
import { isRecord, ownFields } from './own-property.ts';
import { errorAt, type ParseContext, reportOrThrow } from './parse-context.ts';
import { NO_RULES, readAttributes } from './read-attributes.ts';

/** The marks of a node that has none. */
export const NO_MARKS: readonly Mark[] = [];

/** Marks without attributes are shared. */
const PLAIN_MARKS: ReadonlyMap<string, Mark> = new Map(
  [...MARK_ROWS]
    .filter(([, row]) => row.attributes === NO_RULES)
    .map(([type, row]) => [type, { type, row, attrs: NO_PROPS }]),
);

/**
 * The marks of a node in nesting order, each type once.
 * In page mode an unreadable mark is reported and its text stays.
 */
export function parseMarks(json: unknown, context: ParseContext): readonly Mark[] {
  if (json === undefined || json === null) return NO_MARKS;
  if (!Array.isArray(json)) {
    throw errorAt(context, ['invalid-content', 'Invalid content: expected a list of marks']);
  }
  if (json.length === 1) {
    const mark = tryMark(json[0], context, 0);
    return mark === undefined ? NO_MARKS : [mark];
  }
  const marks: Mark[] = [];
  for (let index = 0; index < json.length; index++) {
    const mark = tryMark(json[index], context, index);
    if (mark !== undefined) insert(marks, mark);
  }
  return marks;
}

/** Inserts a mark in nesting order, unless one of its type is present. */
function insert(marks: Mark[], mark: Mark): void {
  let at = marks.length;
  if (at > 0) {
    const rank = rankOf(mark);
    while (at > 0 && rankOf(marks[at - 1] as Mark) > rank) at--;
    if (marks[at - 1]?.type === mark.type) return;
  }
  if (at === marks.length) marks.push(mark);
  else marks.splice(at, 0, mark);
}

function rankOf({ type }: Mark): number {
  return MARK_RANKS.get(type) ?? 0;
}

function tryMark(json: unknown, context: ParseContext, index: number): Mark | undefined {
  try {
    return parseMark(json, context, index);
  } catch (problem) {
    reportOrThrow(problem, context);
    return undefined;
  }
}

function parseMark(json: unknown, context: ParseContext, index: number): Mark | undefined {
  const fields = isRecord(json) ? ownFields(json) : undefined;
  const type = fields?.type;
  if (fields === undefined || typeof type !== 'string') {
    const message = 'Invalid content: a mark has no type';
    throw errorAt(context, ['invalid-content', message], ['marks', index]);
  }
  const plain = PLAIN_MARKS.get(type);
  if (plain) return plain;
  const row: MarkRow | undefined = MARK_ROWS.get(type);
  if (!row) {
    const message = `missing handler: mark ${type}`;
    throw errorAt(context, ['missing-handler', message], ['marks', index]);
  }
  const attrs = readAttributes(row.attributes, fields.attrs);
  return !row.isUsable || row.isUsable(attrs) ? { type, row, attrs } : undefined;
}
