import { withEditedTexts } from '@plaza/check/edited-texts';
import type { Component } from '@plaza/contract';
import { regimeOf } from '@plaza/finance';
import type { InterfaceTranslator } from '@plaza/i18n';
import { countryOfLocale } from '@plaza/routing';
import type { App } from './app.ts';

/**
 * The translator of an app's interface in a locale, with texts overridden by editors. An invalid
 * override is logged as an error and ignored.
 *
 * @throws CountryError if the site does not have the locale; MessageError if its file does not load
 */
export async function editedTranslator(
  app: App,
  locale: string,
  components: readonly Component[],
): Promise<InterfaceTranslator> {
  const country = countryOfLocale(app.site, locale);
  const own = await app.messages({ locale, currency: country.currency.name });
  return withEditedTexts(own, components, {
    regime: regimeOf(country),
    onRefused: ({ fileKey, errors }) => {
      const error = new Error(
        `The edited text '${fileKey}' (${locale}) is invalid: ${errors.join('; ')}`,
      );
      app.log({ level: 'error', event: 'edited-text-refused', locale, fileKey, error });
    },
  });
}
