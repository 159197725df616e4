import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { interfaceTexts } from '@plaza/i18n';

/**
 * Reads texts without arguments of the interface in a locale, the app's own before the shared ones,
 * where there is no app yet to ask for its messages.
 *
 * @throws {Error} naming a text that neither the app nor the language has
 */
export async function readTexts<Key extends string>(
  projectDir: string,
  locale: string,
  keys: readonly Key[],
): Promise<Record<Key, string>> {
  const own = async () => {
    const file = join(projectDir, 'locales', `${locale}.json`);
    return { default: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {} };
  };
  const all = await interfaceTexts({ [locale]: own })({ locale, namespace: 'interface' });
  const texts = keys.map((key) => {
    const text = (all as Readonly<Record<string, string>>)[key];
    if (text === undefined)
      throw new Error(
        `locales/${locale}.json: '${key}' is missing, and @plaza/i18n has no texts in this language`,
      );
    return [key, text] as const;
  });
  return Object.fromEntries(texts) as Record<Key, string>;
}
