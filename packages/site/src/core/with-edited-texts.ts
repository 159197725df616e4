import type { Component, TiptapNode } from '@plaza/contract';
import { creditWarningIssue, type RegimeName } from '@plaza/finance';
import type { InterfaceTranslator, Refusal } from '@plaza/i18n';

/**
 * A translator that says what editors have in the site's components (§7.1): a rich text gives the
 * text of its slug, a banner the texts `{slug}-heading`, `{slug}-text` and `{slug}-action`. What no
 * component holds, and what cannot stand where it would, stays as the app has it: so does the credit
 * warning where an edited one is not what the law of the country says (design §7).
 */
export function withEditedTexts(
  own: InterfaceTranslator,
  components: readonly Component[],
  { regime, onRefused }: { regime: RegimeName; onRefused: (refusal: Refusal) => void },
): InterfaceTranslator {
  const edited = new Map(components.flatMap(textsOfComponent));
  const unlawful = unlawfulText(own.locale, edited, regime);
  if (unlawful) onRefused(unlawful);
  const find = (fileKey: string) =>
    fileKey === unlawful?.fileKey ? undefined : edited.get(slugOf(fileKey));
  return own.withOverrides(find, onRefused);
}

function unlawfulText(
  locale: string,
  edited: ReadonlyMap<string, string>,
  regime: RegimeName,
): Refusal | undefined {
  const fileKey = 'credit-warning';
  const text = edited.get(fileKey)?.trim();
  const fault = text && creditWarningIssue(regime, { locale, text });
  return fault ? { fileKey, errors: [fault] } : undefined;
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
function plainText(node: Partial<TiptapNode>): string {
  if (typeof node.text === 'string') return node.text;
  return Array.isArray(node.content) ? node.content.map(plainText).join('') : '';
}
