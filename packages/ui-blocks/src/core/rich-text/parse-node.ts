import type { FallbackNode } from '../../model/rich-text/renderer.ts';
import type { Holds, NodeRow, RichTextNode } from '../../model/rich-text/rich-text-document.ts';
import { fitContent } from './fit-content.ts';
import { NODE_ROWS } from './nodes.ts';
import { isRecord, type NodeFields, ownFields } from './own-property.ts';
import { parseBlock } from './parse-block.ts';
import {
  DEEPEST,
  errorAt,
  type ParseContext,
  reportOrThrow,
  restorePlace,
} from './parse-context.ts';
import { NO_MARKS, parseMarks } from './parse-marks.ts';
import { readAttributes } from './read-attributes.ts';

const NO_NODES: readonly RichTextNode[] = [];

/**
 * @param json the `content` of a node; absent means none
 * @param holds what may stand in that node
 * @throws {RichTextError} when it is no list, or in strict mode for any error inside
 */
export function parseContent(
  json: unknown,
  context: ParseContext,
  holds: Holds,
): readonly RichTextNode[] {
  if (json === undefined || json === null) return NO_NODES;
  if (!Array.isArray(json)) {
    throw errorAt(context, ['invalid-content', 'Invalid content: expected a list of nodes']);
  }
  const nodes = new Array<RichTextNode>(json.length);
  const { path } = context;
  const last = path.push('content', 0) - 1;
  context.depth += 1;
  for (let index = 0; index < json.length; index++) {
    path[last] = index;
    nodes[index] = parseChild(json[index], context, holds);
  }
  context.depth -= 1;
  path.length = last - 1;
  return fitContent(nodes, holds);
}

function parseChild(json: unknown, context: ParseContext, holds: Holds): RichTextNode {
  const steps = context.path.length;
  const { depth } = context;
  try {
    return parseNode(json, context);
  } catch (problem) {
    reportOrThrow(problem, context);
    restorePlace(context, { steps, depth });
    return fallback(json, holds);
  }
}

function parseNode(json: unknown, context: ParseContext): RichTextNode {
  if (context.depth > DEEPEST) {
    throw errorAt(context, ['too-deep', `Invalid content: over ${DEEPEST} levels deep`]);
  }
  const fields = isRecord(json) ? ownFields(json) : undefined;
  const type = fields?.type;
  if (fields === undefined || typeof type !== 'string') {
    throw errorAt(context, ['invalid-content', 'Invalid content: a node has no type']);
  }
  if (type === 'text') return parseText(fields, context);
  const row = NODE_ROWS.get(type);
  return row ? parseElement({ type, row }, fields, context) : parseBlock(type, fields, context);
}

function parseText({ text, marks }: NodeFields, context: ParseContext): RichTextNode {
  if (typeof text !== 'string') {
    throw errorAt(context, ['invalid-content', 'Invalid content: text without words']);
  }
  return { kind: 'text', text, marks: parseMarks(marks, context) };
}

interface ElementType {
  readonly type: string;
  readonly row: NodeRow;
}

function parseElement(
  { type, row }: ElementType,
  { attrs, content, marks }: NodeFields,
  context: ParseContext,
): RichTextNode {
  return {
    kind: 'element',
    type,
    row,
    attrs: readAttributes(row.attributes, attrs),
    content: parseContent(content, context, row.holds ?? 'flow'),
    marks: row.marked ? parseMarks(marks, context) : NO_MARKS,
  };
}

function fallback(json: unknown, holds: Holds): FallbackNode {
  const { type, attrs } = isRecord(json) ? ownFields(json) : {};
  const inline = holds === 'phrasing';
  return { kind: 'fallback', type: typeof type === 'string' ? type : '?', attrs, inline };
}
