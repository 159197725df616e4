import { withEditedTexts } from '@plaza/check/edited-texts';
import { parseJsonFile } from '@plaza/contract/content-folder';
import { regimeOf } from '@plaza/finance';
import {
  createMessages,
  type InterfaceTranslator,
  interfaceMessages,
  interfaceTexts,
  type Refusal,
} from '@plaza/i18n';
import { countryOfLocale } from '@plaza/routing';
import type { CheckedContent, CheckedSite } from './model.ts';

/**
 * The interface texts of a locale as its pages show them, and the editors' overrides that were
 * rejected.
 */
export type SiteInterface = {
  /** Absent if the texts of the locale are incomplete. */
  readonly translator?: InterfaceTranslator;
  readonly refusals: readonly Refusal[];
};

export async function interfaceOf(site: CheckedSite, locale: string): Promise<SiteInterface> {
  const country = countryOfLocale(site.plaza.site, locale);
  const refusals: Refusal[] = [];
  try {
    const own = await messagesOf(site)({
      locale,
      currency: country.currency.name,
    });
    const components = site.entries('components').map(({ value }) => value);
    const translator = withEditedTexts(
      own,
      components.filter((component) => component.locale === locale),
      { regime: regimeOf(country), onRefused: (refusal) => refusals.push(refusal) },
    );
    return { translator, refusals };
  } catch {
    // The rule `interface-texts` reports the cause.
    return { refusals };
  }
}

/** An app's own texts of a locale; none if the file is invalid JSON. */
export function ownTexts({ localeFiles }: CheckedContent, locale: string): object {
  const parsed = parseJsonFile(localeFiles.find((it) => it.locale === locale)?.text ?? '{}');
  const value = 'value' in parsed ? parsed.value : undefined;
  return typeof value === 'object' && value !== null ? value : {};
}

function messagesOf(site: CheckedSite) {
  const own = site.localeFiles.map(
    ({ locale }) => [locale, async () => ({ default: ownTexts(site, locale) })] as const,
  );
  return createMessages({
    namespace: 'interface',
    messages: interfaceMessages,
    read: interfaceTexts(Object.fromEntries(own)),
  });
}
