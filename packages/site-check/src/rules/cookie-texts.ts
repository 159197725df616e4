import type { Finding, SiteRule } from '../model.ts';

/**
 * On sites with several languages, every cookie is described in each: one in the declaration, the
 * others in its translations.
 */
export const cookieTexts: SiteRule = ({ plaza: { site }, entries, isRelease }) => {
  const languages = [...new Set(site.markets.map(({ locale }) => languageOf(locale)))];
  return entries('website-cookies').flatMap(({ file, value }) =>
    value.cookies.flatMap(({ name, enabled, translations = {} }, index): Finding[] => {
      const translated = new Set(Object.keys(translations).map(languageOf));
      const missing = languages.filter((language) => !translated.has(language));
      if (!enabled || missing.length <= 1) return [];
      return [
        {
          file,
          path: ['cookies', index, 'name'],
          severity: isRelease ? 'error' : 'warning',
          message: `${name} is described in only one of ${missing.join(', ')}`,
          hint: 'Add the texts of the other languages: "translations": { "sv": { "description": …, "expiration": … } }.',
        },
      ];
    }),
  );
};

const languageOf = (locale: string) => locale.split('-', 1)[0] ?? '';
