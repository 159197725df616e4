import { parseJsonFile } from '@plaza/contract/content-folder';
import { checkMessages, interfaceLanguages, interfaceMessages, interfaceTexts } from '@plaza/i18n';
import { foreignTexts } from '../foreign-texts.ts';
import { ownTexts } from '../interface-of.ts';
import type { CheckedSite, Finding, LocaleFile, SiteRule } from '../model.ts';

/**
 * `locales/` only contains overrides, with the keys, arguments and plural forms of the language.
 */
export const interfaceTextFiles: SiteRule = async (site) => [
  ...missingLanguages(site),
  ...(await Promise.all(site.localeFiles.map((file) => fileFindings(site, file)))).flat(),
];

function missingLanguages({ plaza, localeFiles }: CheckedSite): Finding[] {
  return plaza.site.countries.flatMap(({ languages }, index) =>
    languages
      .filter(({ locale }) => !interfaceLanguages.includes(locale.split('-', 1)[0] ?? ''))
      .filter(({ locale }) => !localeFiles.some((file) => file.locale === locale))
      .map(({ locale }) => ({
        file: 'plaza.config.ts',
        path: ['countries', index],
        message: `@plaza/i18n has no texts in the language of ${locale}`,
        hint: `Add locales/${locale}.json with every text of the interface.`,
      })),
  );
}

async function fileFindings(site: CheckedSite, { locale, file, text }: LocaleFile) {
  const parsed = parseJsonFile(text);
  if ('issue' in parsed) {
    const { issue: message, line = 1, column = 1 } = parsed;
    return [{ file, position: { line, column }, message }];
  }
  const own = ownTexts(site, locale) as Readonly<Record<string, unknown>>;
  const shared = await sharedTexts(locale);
  const issues = checkMessages({ ...shared, ...own }, interfaceMessages, locale);
  const repeated = Object.keys(own).filter((key) => own[key] === shared[key]);
  return [
    ...issues.map((issue) => findingOf(file, issue)),
    ...repeated.map((key) => ({
      file,
      path: [key],
      message: `${key} repeats the default text of its language`,
      hint: 'Remove it: the file only contains overrides.',
    })),
    ...foreignTexts(own, locale).map(({ key, text, language }) => ({
      file,
      path: [key],
      message: `“${text}” is in another language (${language}) than ${locale}`,
      hint: 'Write it in the language of the file.',
    })),
  ];
}

function findingOf(file: string, issue: string): Finding {
  const [key = ''] = issue.split(':', 1);
  const isUnknown = issue.endsWith('no message has this key');
  const hint = isUnknown
    ? 'Correct the spelling, or remove it.'
    : 'Keep the arguments and plural forms of the language’s own text.';
  return { file, path: [key], message: issue, hint };
}

async function sharedTexts(locale: string): Promise<Readonly<Record<string, unknown>>> {
  const [language = ''] = locale.split('-', 1);
  if (!interfaceLanguages.includes(language)) return {};
  const texts = await interfaceTexts()({ locale, namespace: 'interface' });
  return texts as Readonly<Record<string, unknown>>;
}
