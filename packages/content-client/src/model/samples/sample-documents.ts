import type { RichTextDocument } from '../rich-text-document.ts';

/** A document of one paragraph. */
export function sampleDocument(text: string): RichTextDocument {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
}
