import type { RichTextDocument, RichTextNode } from '../../model/rich-text/rich-text-document.ts';

/** True for a document that shows nothing: none at all, or the empty paragraph that an editor leaves. */
export function isBlank({ content }: RichTextDocument): boolean {
  return content.every(isEmptyParagraph);
}

function isEmptyParagraph(node: RichTextNode): boolean {
  return node.kind === 'element' && node.type === 'paragraph' && node.content.length === 0;
}
