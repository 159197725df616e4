import type { Holds, RichTextNode } from '../../model/rich-text/rich-text-document.ts';

export function fitContent(nodes: readonly RichTextNode[], _holds: Holds): readonly RichTextNode[] {
  return nodes;
}
