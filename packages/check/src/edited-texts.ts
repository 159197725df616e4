import { type Component, componentTexts, interfaceTextSlug } from '@plaza/contract';
import { creditWarningIssue, type RegimeName } from '@plaza/finance';
import type { InterfaceTranslator, Refusal } from '@plaza/i18n';

/**
 * A translator with the texts that editors override in the site's components (§7.1). Invalid
 * overrides are reported and ignored, including a credit warning other than that of the country's
 * law (design §7).
 */
export function withEditedTexts(
  own: InterfaceTranslator,
  components: readonly Component[],
  { regime, onRefused }: { regime: RegimeName; onRefused: (refusal: Refusal) => void },
): InterfaceTranslator {
  const edited = new Map(components.flatMap(componentTexts));
  const unlawful = unlawfulText(own.locale, edited, regime);
  if (unlawful) onRefused(unlawful);
  const find = (fileKey: string) =>
    fileKey === unlawful?.fileKey ? undefined : edited.get(interfaceTextSlug(fileKey));
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

/** What a refused text of the interface says to those who wrote it. */
export const refusalMessages = ({ fileKey, errors }: Refusal): string[] =>
  errors.map(
    (error) =>
      `${interfaceTextSlug(fileKey)} ${error.startsWith('warns') ? error : `cannot be shown: ${error}`}`,
  );
