import type { Component, TiptapNode } from '@plaza/contract';
import { creditWarningIssue, type RegimeName } from '@plaza/finance';
import type { InterfaceTranslator, Refusal } from '@plaza/i18n';

/**
 * A translator with the texts that editors override in the site's components (§7.1): a rich text
 * overrides the text of its slug, a banner the texts `{slug}-heading`, `{slug}-text` and
 * `{slug}-action`. Invalid overrides are reported and ignored, including a credit warning other
 * than that of the country's law (design §7).
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
  const issue = text && creditWarningIssue(regime, { locale, text });
  return issue ? { fileKey, errors: [issue] } : undefined;
}

/** Slugs have no underscore, plural keys do: `instalments_one`. */
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

/** The text of a document; its schema limits the depth. */
function plainText(node: Partial<TiptapNode>): string {
  if (typeof node.text === 'string') return node.text;
  return Array.isArray(node.content) ? node.content.map(plainText).join('') : '';
}
