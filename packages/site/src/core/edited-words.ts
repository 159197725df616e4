import type { Component, RichTextNode } from '@plaza/content-client';
import { type InterfaceWords, interfaceWords } from '../model/interface-words.ts';

/**
 * The words of the interface as editors have them in the site's components (§7.1): a rich text
 * gives the word of its slug, a banner the words `{slug}-heading`, `{slug}-text` and
 * `{slug}-action`. A word that no component holds stays as the app has it.
 */
export function editedWords(own: InterfaceWords, components: readonly Component[]): InterfaceWords {
  const edited = new Map(components.flatMap(wordsOfComponent));
  const entries = interfaceWords.map((word) => [word, edited.get(word)?.trim() || own[word]]);
  return Object.fromEntries(entries) as InterfaceWords;
}

function wordsOfComponent(component: Component): [string, string][] {
  const { slug } = component;
  if (component.type === 'richText') return [[slug, plainText(component.body)]];
  if (component.type !== 'banner') return [];
  return [
    [`${slug}-heading`, component.heading],
    [`${slug}-text`, component.text ?? ''],
    [`${slug}-action`, component.action?.label ?? ''],
  ];
}

/** The words of a document; documents are bounded in depth by their schema. */
function plainText(node: Partial<RichTextNode>): string {
  if (typeof node.text === 'string') return node.text;
  return Array.isArray(node.content) ? node.content.map(plainText).join('') : '';
}
