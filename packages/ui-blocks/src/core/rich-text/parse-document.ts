import type { BlockTable } from '../../model/rich-text/block-row.ts';
import { EMPTY_DOCUMENT, RichTextDocument } from '../../model/rich-text/rich-text-document.ts';
import { isRecord, ownFields } from './own-property.ts';
import {
  faultAt,
  goBack,
  type ParseContext,
  type ParseOptions,
  passOver,
} from './parse-context.ts';
import { parseContent } from './parse-node.ts';

/** Reads a document with a given set of blocks; see `parseDocument`. */
export function parseDocumentWith(
  blocks: BlockTable,
  json: unknown,
  options: ParseOptions = {},
): RichTextDocument {
  return parseDocumentAt(json, { blocks, options, nested: parseDocumentAt, path: [], depth: 0 });
}

/** Reads a document that stands somewhere inside another. */
function parseDocumentAt(json: unknown, context: ParseContext): RichTextDocument {
  if (json === undefined) return EMPTY_DOCUMENT;
  if (json instanceof RichTextDocument) return json;
  const place = { steps: context.path.length, depth: context.depth };
  try {
    return new RichTextDocument(parseContent(documentContent(json, context), context, 'flow'));
  } catch (problem) {
    passOver(problem, context);
    goBack(context, place);
    return EMPTY_DOCUMENT;
  }
}

function documentContent(json: unknown, context: ParseContext): unknown {
  const { type, content } = isRecord(json) ? ownFields(json) : {};
  if (type === 'doc') return content;
  if (typeof type !== 'string') throw faultAt(context, ['invalid-content', 'Invalid content']);
  throw faultAt(context, ['missing-handler', `missing handler: ${type} is not a document`]);
}
