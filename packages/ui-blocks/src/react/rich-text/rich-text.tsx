import { type DocumentOptions, parseDocument } from '../../blocks/documents.ts';
import type { RichTextComponents } from './components.ts';
import { RichTextField } from './rich-text-field.tsx';
import { type ComponentTable, withComponents } from './with-components.ts';

export interface RichTextProps extends DocumentOptions {
  /** A parsed document, or a document's JSON, which is parsed in the given `mode`. */
  document: unknown;
  /** Replace host elements, by tag, and blocks, by name, at any depth. */
  components?: RichTextComponents;
}

/**
 * Rich text and the blocks in it, without a wrapper of its own (§2.6).
 *
 * @throws {RichTextError} in strict mode, the default, at the first error in the JSON
 */
export function RichText({ document, components, ...options }: RichTextProps) {
  const parsed = parseDocument(document, options);
  if (!components) return <RichTextField document={parsed} />;
  return <RichTextField document={withComponents(parsed, components as ComponentTable)} />;
}
