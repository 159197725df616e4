import { type DocumentOptions, parseDocument } from '../../blocks/documents.ts';
import { RichTextField } from './rich-text-field.tsx';

export interface RichTextProps extends DocumentOptions {
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
