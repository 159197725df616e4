import type { Component, RichTextNode } from '@plaza/content-client';
import type { Refusal } from '@plaza/i18n';
import type { InterfaceTranslator } from '../model/interface-messages.ts';

/**
 * A translator that says what editors have in the site's components (§7.1): a rich text gives the
 * text of its slug, a banner the texts `{slug}-heading`, `{slug}-text` and `{slug}-action`. What no
 * component holds, and what cannot stand where it would, stays as the app has it.
 */
export function withEditedTexts(
  own: InterfaceTranslator,
  components: readonly Component[],
  onRefused: (refusal: Refusal) => void,
): InterfaceTranslator {
  const edited = new Map(components.flatMap(textsOfComponent));
  return own.withOverrides((fileKey) => edited.get(slugOf(fileKey)), onRefused);
}

/** A slug has no underscore, which a plural form has: `instalments_one`. */
const slugOf = (fileKey: string) => fileKey.replaceAll('_', '-');

function textsOfComponent(component: Component): [string, string][] {
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
