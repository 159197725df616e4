import type { PortableTextBlock } from '@portabletext/react';
import type { EditorNode } from './rich-text-document.ts';

/** The same article as Portable Text: flat blocks, spans with decorators, links as definitions. */
export function toPortableText({ content = [] }: EditorNode): PortableTextBlock[] {
  return content.flatMap(blocksOf);
}

function blocksOf(node: EditorNode, index: number): PortableTextBlock[] {
  if (node.type === 'image') {
    return [{ _type: 'image', _key: `${index}`, ...node.attrs } as PortableTextBlock];
  }
  if (node.type === 'bulletList') {
    return (node.content ?? []).map((item, at) => ({
      ...textBlock(item.content?.[0], `${index}.${at}`),
      listItem: 'bullet',
      level: 1,
    }));
  }
  return [textBlock(node, `${index}`)];
}

function textBlock(node: EditorNode | undefined, key: string): PortableTextBlock {
  const links = new Map<string, { _type: string; _key: string; href: string }>();
  const children = (node?.content ?? []).map(({ text = '', marks = [] }, index) => ({
    _type: 'span',
    _key: `${key}.${index}`,
    text,
    marks: marks.map(({ type, attrs }) => {
      if (type !== 'link') return type === 'bold' ? 'strong' : 'em';
      const href = String(attrs?.href);
      if (!links.has(href)) links.set(href, { _type: 'link', _key: `${key}.${href}`, href });
      return `${key}.${href}`;
    }),
  }));
  const style = node?.type === 'heading' ? `h${node.attrs?.level}` : 'normal';
  return { _type: 'block', _key: key, style, markDefs: [...links.values()], children };
}
