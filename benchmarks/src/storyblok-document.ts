import type { EditorNode } from './rich-text-document.ts';

const NAMES: Readonly<Record<string, string>> = {
  bulletList: 'bullet_list',
  listItem: 'list_item',
};

/** The same article with Storyblok's node names. */
export function toStoryblok(node: EditorNode): EditorNode {
  const { type, content } = node;
  return {
    ...node,
    type: NAMES[type] ?? type,
    ...(content && { content: content.map(toStoryblok) }),
  };
}
