import type { Page } from '@plaza/contract';
import { documentToText, parseDocument } from '@plaza/ui-blocks';

type Body = Page['body'];
type Attributes = { readonly level?: unknown; readonly id?: unknown };

/**
 * A text whose headings of the second level all have an id, so that a list of its parts can lead to
 * them. An id that editors gave stays; equal headings are numbered.
 */
export function anchoredHeadings(body: Body): Body {
  const used = new Set(body.content.flatMap((node) => attributesOf(node).id ?? []).map(String));
  return {
    ...body,
    content: body.content.map((node) => {
      const attrs = attributesOf(node);
      if (node.type !== 'heading' || attrs.level !== 2 || attrs.id) return node;
      const id = unusedId(textOf(node), used);
      if (!id) return node;
      used.add(id);
      return { ...node, attrs: { ...attrs, id } };
    }),
  };
}

const attributesOf = ({ attrs }: Body['content'][number]) => (attrs ?? {}) as Attributes;

const textOf = (node: Body['content'][number]) =>
  documentToText(parseDocument({ type: 'doc', content: [node] }, { mode: 'page' }));

function unusedId(text: string, used: ReadonlySet<string>): string {
  const name = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const free = (number: number): string => {
    const id = number === 1 ? name : `${name}-${number}`;
    return used.has(id) ? free(number + 1) : id;
  };
  return name && free(1);
}
