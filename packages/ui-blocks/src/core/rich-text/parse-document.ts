import type { BlockTable } from '../../model/rich-text/block-row.ts';
import { EMPTY_DOCUMENT, RichTextDocument } from '../../model/rich-text/rich-text-document.ts';
import { isRecord, ownProperty } from './own-property.ts';
import { faultAt, type ParseContext, type ParseOptions, passOver } from './parse-context.ts';
import { parseContent } from './parse-node.ts';

/** Reads a document with a given set of blocks; see `parseDocument`. */
export function parseDocumentWith(
  blocks: BlockTable,
  json: unknown,
  options: ParseOptions = {},
): RichTextDocument {
  const reading = { blocks, options, nested: parseDocumentAt };
  const root = { parent: undefined, list: undefined, step: undefined, depth: 0 };
  return parseDocumentAt(json, { reading, ...root, holds: 'flow' });
}

/** Reads a document that stands somewhere inside another. */
function parseDocumentAt(json: unknown, context: ParseContext): RichTextDocument {
  if (json === undefined) return EMPTY_DOCUMENT;
  if (json instanceof RichTextDocument) return json;
  try {
    return new RichTextDocument(parseContent(documentContent(json, context), context, 'flow'));
  } catch (problem) {
    passOver(problem, context);
    return EMPTY_DOCUMENT;
  }
}

function documentContent(json: unknown, context: ParseContext): unknown {
  const type = isRecord(json) ? ownProperty(json, 'type') : undefined;
  if (type === 'doc') return ownProperty(json as object, 'content');
  if (typeof type !== 'string') throw faultAt(context, 'invalid-content', 'Invalid content');
  throw faultAt(context, 'missing-handler', `missing handler: ${type} is not a document`);
}
