import { type LocalSettings, localSettingNames } from '../model/local-settings.ts';
import type { Site } from '../model/site.ts';
import { checkPattern } from './config-checks.ts';
import { countryOfLocale } from './detect-market.ts';

/**
 * The settings of a locale: those of its country, otherwise of the site. Throws like
 * `countryOfLocale`.
 */
export function localSettings(
  site: LocalSettings & Pick<Site, 'marketByLocale'>,
  locale: string,
): LocalSettings {
  return { ...pickLocalSettings(site), ...pickLocalSettings(countryOfLocale(site, locale)) };
}

/** Picks these settings of a site or a country. */
export function pickLocalSettings(from: LocalSettings): LocalSettings {
  const said = localSettingNames.filter((name) => from[name] !== undefined);
  return Object.fromEntries(said.map((name) => [name, from[name]]));
}

/** @param prefix of the country's field in the config, `countries[1].`; empty for the site */
export function checkLocalSettings(settings: LocalSettings, prefix: string) {
  const { viewerCountryFallback, social } = settings;
  for (const name of ['bingKey', 'analytics4Key', 'behaviorAnalyticsId'] as const)
    if (settings[name] !== undefined)
      checkPattern(settings[name], prefix + name, { is: /^\S*$/, want: 'an id without spaces' });
  if (viewerCountryFallback !== undefined)
    checkPattern(viewerCountryFallback, `${prefix}viewerCountryFallback`, {
      is: /^([A-Z]{2})?$/,
      want: "an ISO 3166 code such as 'ES'",
    });
  if (social?.x !== undefined)
    checkPattern(social.x, `${prefix}social.x`, {
      is: /^@\w{1,15}$/,
      want: "an account such as '@example'",
    });
}
