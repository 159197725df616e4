import type { Component } from '@plaza/contract';
import { regimeOf } from '@plaza/finance';
import type { InterfaceTranslator } from '@plaza/i18n';
import { countryOfLocale } from '@plaza/routing';
import { withEditedTexts } from '../core/with-edited-texts.ts';
import type { App } from './app.ts';

/**
 * What says the interface of an app in a locale, in the words of its editors where they have any.
 * An edited text that cannot stand is logged as an error, so that it is reported, and the app's own
 * stays.
 *
 * @throws CountryError for a locale that is not the site's; MessageError when its file does not load
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
      const error = new Error(`The edited text ${fileKey} of ${locale}: ${errors.join('; ')}`);
      app.log({ level: 'error', event: 'edited-text-refused', locale, fileKey, error });
    },
  });
}
