import type {
  FallbackNode,
  NodeRow,
  RichTextDocument,
  RichTextNode,
} from '../../model/rich-text/rich-text-document.ts';
import { RichTextError } from '../../model/rich-text/rich-text-error.ts';
import { NODES } from './nodes.ts';
import { isRecord, ownProperty, ownRow } from './own-property.ts';
import { parseBlock } from './parse-block.ts';
import { DEEPEST, faultAt, type ParseContext, within } from './parse-context.ts';
import { parseMarks } from './parse-marks.ts';
import { readAttributes } from './read-attributes.ts';

/** Reads a document inside a block. */
export type ParseNested = (json: unknown, context: ParseContext) => RichTextDocument;

/**
 * @param json the `content` of a node; absent means none
 * @throws {RichTextError} when it is no list, or in strict mode for any fault inside
 */
export function parseContent(
  json: unknown,
  context: ParseContext,
  nested: ParseNested,
): RichTextNode[] {
  if (json === undefined || json === null) return [];
  if (!Array.isArray(json)) {
    throw faultAt(context, 'invalid-content', 'Invalid content: expected a list of nodes');
  }
  const list = within(context, 'content');
  return json.map((child, index) => parseChild(child, within(list, index), nested));
}

function parseChild(json: unknown, context: ParseContext, nested: ParseNested): RichTextNode {
  try {
    return parseNode(json, { ...context, depth: context.depth + 1 }, nested);
  } catch (problem) {
    if (!(problem instanceof RichTextError) || context.options.mode !== 'page') throw problem;
    context.options.onProblem?.(problem);
    return fallback(json, context);
  }
}

function parseNode(json: unknown, context: ParseContext, nested: ParseNested): RichTextNode {
  if (context.depth > DEEPEST) {
    throw faultAt(context, 'too-deep', `Invalid content: over ${DEEPEST} levels deep`);
  }
  const type = isRecord(json) ? ownProperty(json, 'type') : undefined;
  if (!isRecord(json) || typeof type !== 'string') {
    throw faultAt(context, 'invalid-content', 'Invalid content: a node has no type');
  }
  if (type === 'text') return parseText(json, context);
  const row: NodeRow | undefined = ownRow<NodeRow>(NODES, type);
  if (row) return parseElement({ type, json, row }, context, nested);
  return parseBlock({ type, attrs: ownProperty(json, 'attrs') }, context, nested);
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

function parseElement(
  { type, json, row }: ElementSource,
  context: ParseContext,
  nested: ParseNested,
): RichTextNode {
  const inside = { ...context, inline: row.inlineContent ?? context.inline };
  return {
    kind: 'element',
    type,
    row,
    attrs: readAttributes(row.attributes, ownProperty(json, 'attrs')),
    content: parseContent(ownProperty(json, 'content'), inside, nested),
    marks: row.marked ? parseMarks(ownProperty(json, 'marks'), context) : [],
  };
}

function fallback(json: unknown, { inline }: ParseContext): FallbackNode {
  const type = isRecord(json) ? ownProperty(json, 'type') : undefined;
  const attrs = isRecord(json) ? ownProperty(json, 'attrs') : undefined;
  return { kind: 'fallback', type: typeof type === 'string' ? type : '?', attrs, inline };
}
