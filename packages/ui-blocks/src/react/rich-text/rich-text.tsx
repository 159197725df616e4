import { type DocumentOptions, parseDocument } from '../../blocks/documents.ts';
import { type ComponentTable, lendComponents, type RichTextComponents } from './components.ts';
import { RichTextField } from './rich-text-field.tsx';

export interface RichTextProps extends DocumentOptions {
  /** A parsed document, or a document's JSON, which is then read in the given `mode`. */
  document: unknown;
  /** Written in place of host elements, by tag, and of blocks, by name, however deep. */
  components?: RichTextComponents;
}

/**
 * Rich text and the blocks in it, without a wrapper of its own (§2.6).
 *
 * @throws {RichTextError} in strict mode, the default, at the first fault of the JSON
 */
export function RichText({ document, components, ...options }: RichTextProps) {
  const parsed = parseDocument(document, options);
  if (!components) return <RichTextField document={parsed} />;
  return <RichTextField document={lendComponents(parsed, components as ComponentTable)} />;
}
