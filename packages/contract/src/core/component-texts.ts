import type { Component } from '../model/component.ts';
import type { TiptapNode } from '../model/rich-text-document.ts';

/**
 * §7.1: the slug of the component that replaces a text of the interface, by the text's key.
 * `instalments_one` is `instalments-one`, `job-type-fullTime` is `job-type-fulltime`.
 */
export const interfaceTextSlug = (fileKey: string): string =>
  fileKey.replaceAll('_', '-').toLowerCase();

/**
 * §7.1: the texts of the interface that a component replaces, by slug. A rich text has one, a banner
 * `{slug}-heading`, `{slug}-text` and `{slug}-action`; a blank text replaces nothing.
 */
export function componentTexts(component: Component): [slug: string, text: string][] {
  const { slug } = component;
  if (component.type === 'richText') return [[slug, plainText(component.body)]];
  if (component.type !== 'banner') return [];
  return [
    [`${slug}-heading`, component.heading],
    [`${slug}-text`, component.text ?? ''],
    [`${slug}-action`, component.action?.label ?? ''],
  ];
}

/** The text of a document; its schema limits the depth. */
function plainText(node: Partial<TiptapNode>): string {
  if (typeof node.text === 'string') return node.text;
  return Array.isArray(node.content) ? node.content.map(plainText).join('') : '';
}
