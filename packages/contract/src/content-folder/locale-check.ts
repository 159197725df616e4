import type { ContentEntity } from '../model/content-folders.ts';
import type { Website } from '../model/website.ts';
import type { ContentIssue } from './content-folder-error.ts';

/** Finds entries in locales that their website does not have, which nobody is shown. */
export interface LocaleCheck {
  add(entry: { readonly file: string; readonly locale?: string | undefined }): void;
  /** Whether a website does not have a locale. */
  isUnknown(locale: unknown, website: Website | undefined): boolean;
  /** A warning for each unknown locale, at its first file. */
  unknown(website: Website): ContentIssue[];
}

export function createLocaleCheck(): LocaleCheck {
  const seen = new Map<string, { readonly file: string; count: number }>();
  return {
    add({ file, locale }) {
      if (locale === undefined) return;
      const known = seen.get(locale) ?? { file, count: 0 };
      known.count += 1;
      seen.set(locale, known);
    },
    isUnknown: (locale, website) =>
      website?.countries.every((country) => country.locale !== locale) ?? false,
    unknown({ id, countries }) {
      const own = [...new Set(countries.map(({ locale }) => locale))];
      return [...seen]
        .filter(([locale]) => !own.includes(locale))
        .map(([locale, { file, count }]) => {
          const others = count > 1 ? ` (${count} files have it)` : '';
          const message = `“${locale}” is no locale of website ${id}, which has ${own.join(', ')}${others}`;
          return { file, path: 'locale', message };
        });
    },
  };
}

/** The locale of an entry, if its website must have it. */
export function checkedLocale({ folder, value }: ContentEntity): string | undefined {
  // Cookie categories are always read in en-US (§7.1).
  return 'locale' in value && folder !== 'cookie-categories' ? value.locale : undefined;
}
