import type { BlockTable } from '../../model/rich-text/block-row.ts';
import { EMPTY_DOCUMENT, RichTextDocument } from '../../model/rich-text/rich-text-document.ts';
import { RichTextError } from '../../model/rich-text/rich-text-error.ts';
import { isRecord, ownProperty } from './own-property.ts';
import { faultAt, type ParseContext, type ParseOptions } from './parse-context.ts';
import { parseContent } from './parse-node.ts';

/** Reads a document with a given set of blocks; see `parseDocument`. */
export function parseDocumentWith(
  blocks: BlockTable,
  json: unknown,
  options: ParseOptions = {},
): RichTextDocument {
  return parseDocumentAt(json, { blocks, options, path: undefined, depth: 0, inline: false });
}

/** Reads a document that stands somewhere inside another. */
export function parseDocumentAt(json: unknown, context: ParseContext): RichTextDocument {
  if (json === undefined) return EMPTY_DOCUMENT;
  if (json instanceof RichTextDocument) return json;
  try {
    return new RichTextDocument(
      parseContent(documentContent(json, context), context, parseDocumentAt),
    );
  } catch (problem) {
    if (!(problem instanceof RichTextError) || context.options.mode !== 'page') throw problem;
    context.options.onProblem?.(problem);
    return EMPTY_DOCUMENT;
  }
}

function documentContent(json: unknown, context: ParseContext): unknown {
  const type = isRecord(json) ? ownProperty(json, 'type') : undefined;
  if (type === 'doc') return ownProperty(json as object, 'content');
  if (typeof type !== 'string') throw faultAt(context, 'invalid-content', 'Invalid content');
  throw faultAt(context, 'missing-handler', `missing handler: ${type} is not a document`);
}
