import { htmlRenderer } from '../core/html/html-renderer.ts';
import { plainHtmlRenderer } from '../core/html/plain-html-renderer.ts';
import { textRenderer } from '../core/html/text-renderer.ts';
import type { ParseOptions } from '../core/rich-text/parse-context.ts';
import { parseDocumentWith } from '../core/rich-text/parse-document.ts';
import { writeNodes } from '../core/rich-text/write-nodes.ts';
import type { RichTextDocument } from '../model/rich-text/rich-text-document.ts';
import { BLOCKS } from './registry.ts';
import type { RenderContext } from './render-context.ts';

export interface DocumentOptions extends ParseOptions {
  /** Given to each block whose row names it, at any depth, when the JSON is parsed. */
  context?: RenderContext;
}

/**
 * Reads a Tiptap document, with every block of §2.6 as a node (§3.4, §5).
 *
 * @param json the document; undefined reads as the empty one, a parsed one as itself
 * @throws {RichTextError} in strict mode, the default: 'Invalid content' without a type,
 *   'missing handler' for an unknown node or mark, and for bad block data naming block, field and reason
 */
export function parseDocument(json: unknown, options?: DocumentOptions): RichTextDocument {
  return parseDocumentWith(BLOCKS, json, options);
}

/**
 * The document as HTML, equal to the static markup of `RichText`.
 *
 * @throws {RichTextError} as `parseDocument`
 */
export function documentToHtml(document: unknown, options?: DocumentOptions): string {
  return writeNodes(parseDocument(document, options).content, htmlRenderer);
}

/**
 * The document as HTML of paragraphs, lists, headings and emphasis without attributes, for programs
 * that show it in their own style.
 *
 * @throws {RichTextError} as `parseDocument`
 */
export function documentToPlainHtml(document: unknown, options?: DocumentOptions): string {
  return writeNodes(parseDocument(document, options).content, plainHtmlRenderer)
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

/**
 * The document's text, one line per block of text, for metadata and excerpts.
 *
 * @throws {RichTextError} as `parseDocument`
 */
export function documentToText(document: unknown, options?: DocumentOptions): string {
  return writeNodes(parseDocument(document, options).content, textRenderer)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}
