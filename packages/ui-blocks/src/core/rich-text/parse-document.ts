import type { BlockTable } from '../../model/rich-text/block-row.ts';
import { EMPTY_DOCUMENT, RichTextDocument } from '../../model/rich-text/rich-text-document.ts';
import { isRecord, ownFields } from './own-property.ts';
import {
  errorAt,
  type ParseContext,
  type ParseOptions,
  reportOrThrow,
  restorePlace,
} from './parse-context.ts';
import { parseContent } from './parse-node.ts';

/** Parses a document with a given set of blocks; see `parseDocument`. */
export function parseDocumentWith(
  blocks: BlockTable,
  json: unknown,
  options: ParseOptions = {},
): RichTextDocument {
  return parseDocumentAt(json, { blocks, options, nested: parseDocumentAt, path: [], depth: 0 });
}

/** Parses a document, which may be inside another. */
function parseDocumentAt(json: unknown, context: ParseContext): RichTextDocument {
  if (json === undefined) return EMPTY_DOCUMENT;
  if (json instanceof RichTextDocument) return json;
  const place = { steps: context.path.length, depth: context.depth };
  try {
    return new RichTextDocument(parseContent(documentContent(json, context), context, 'flow'));
  } catch (problem) {
    reportOrThrow(problem, context);
    restorePlace(context, place);
    return EMPTY_DOCUMENT;
  }
}

function documentContent(json: unknown, context: ParseContext): unknown {
  const { type, content } = isRecord(json) ? ownFields(json) : {};
  if (type === 'doc') return content;
  if (typeof type !== 'string') throw errorAt(context, ['invalid-content', 'Invalid content']);
  throw errorAt(context, ['missing-handler', `missing handler: ${type} is not a document`]);
}
