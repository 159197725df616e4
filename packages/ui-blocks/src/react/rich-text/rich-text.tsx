import { parseDocument } from '../../blocks/documents.ts';
import type { ParseOptions } from '../../core/rich-text/parse-context.ts';
import { RichTextField } from './rich-text-field.tsx';

export interface RichTextProps extends ParseOptions {
  /** A parsed document, or a document's JSON, which is then read in the given `mode`. */
  document: unknown;
}

/**
 * Rich text and the blocks in it, without a wrapper of its own (§2.6).
 *
 * @throws {RichTextError} in strict mode, the default, at the first fault of the JSON
 */
export function RichText({ document, ...options }: RichTextProps) {
  return <RichTextField document={parseDocument(document, options)} />;
}
