import type {
  FallbackNode,
  Holds,
  NodeRow,
  RichTextNode,
} from '../../model/rich-text/rich-text-document.ts';
import { fitContent } from './fit-content.ts';
import { NODE_ROWS } from './nodes.ts';
import { isRecord, ownProperty } from './own-property.ts';
import { parseBlock } from './parse-block.ts';
import { childWithin, DEEPEST, faultAt, type ParseContext, passOver } from './parse-context.ts';
import { parseMarks } from './parse-marks.ts';
import { readAttributes } from './read-attributes.ts';

/**
 * @param json the `content` of a node; absent means none
 * @param holds what may stand in that node
 * @throws {RichTextError} when it is no list, or in strict mode for any fault inside
 */
export function parseContent(
  json: unknown,
  context: ParseContext,
  holds: Holds,
): readonly RichTextNode[] {
  if (json === undefined || json === null) return [];
  if (!Array.isArray(json)) {
    throw faultAt(context, 'invalid-content', 'Invalid content: expected a list of nodes');
  }
  const nodes: RichTextNode[] = [];
  for (let index = 0; index < json.length; index++) {
    nodes.push(parseChild(json[index], childWithin(context, index, holds)));
  }
  return fitContent(nodes, holds);
}

function parseChild(json: unknown, context: ParseContext): RichTextNode {
  try {
    return parseNode(json, context);
  } catch (problem) {
    passOver(problem, context);
    return fallback(json, context);
  }
}

function parseNode(json: unknown, context: ParseContext): RichTextNode {
  if (context.depth > DEEPEST) {
    throw faultAt(context, 'too-deep', `Invalid content: over ${DEEPEST} levels deep`);
  }
  const type = isRecord(json) ? ownProperty(json, 'type') : undefined;
  if (!isRecord(json) || typeof type !== 'string') {
    throw faultAt(context, 'invalid-content', 'Invalid content: a node has no type');
  }
  if (type === 'text') return parseText(json, context);
  const row = NODE_ROWS.get(type);
  if (row) return parseElement({ type, json, row }, context);
  return parseBlock({ type, json }, context);
}

function parseText(json: Record<string, unknown>, context: ParseContext): RichTextNode {
  const text = ownProperty(json, 'text');
  if (typeof text !== 'string') {
    throw faultAt(context, 'invalid-content', 'Invalid content: text without words');
  }
  return { kind: 'text', text, marks: parseMarks(ownProperty(json, 'marks'), context) };
}

interface ElementSource {
  type: string;
  json: Record<string, unknown>;
  row: NodeRow;
}

function parseElement({ type, json, row }: ElementSource, context: ParseContext): RichTextNode {
  return {
    kind: 'element',
    type,
    row,
    attrs: readAttributes(row.attributes, ownProperty(json, 'attrs')),
    content: parseContent(ownProperty(json, 'content'), context, row.holds ?? 'flow'),
    marks: parseMarks(row.marked ? ownProperty(json, 'marks') : undefined, context),
  };
}

function fallback(json: unknown, { holds }: ParseContext): FallbackNode {
  const type = isRecord(json) ? ownProperty(json, 'type') : undefined;
  const attrs = isRecord(json) ? ownProperty(json, 'attrs') : undefined;
  const inline = holds === 'phrasing';
  return { kind: 'fallback', type: typeof type === 'string' ? type : '?', attrs, inline };
}
