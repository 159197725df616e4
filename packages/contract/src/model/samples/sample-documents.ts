import type { TiptapDocument } from '../rich-text-document.ts';

/** A document of one paragraph. */
export function sampleDocument(text: string): TiptapDocument {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
}
