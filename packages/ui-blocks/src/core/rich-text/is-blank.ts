import type { RichTextDocument, RichTextNode } from '../../model/rich-text/rich-text-document.ts';

/** Whether a document renders nothing: it is empty, or has only the empty paragraphs that editors leave. */
export function isBlank({ content }: RichTextDocument): boolean {
  return content.every(isEmptyParagraph);
}

function isEmptyParagraph(node: RichTextNode): boolean {
  return node.kind === 'element' && node.type === 'paragraph' && node.content.length === 0;
}
