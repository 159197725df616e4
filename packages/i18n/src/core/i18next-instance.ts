import { createInstance, type FormatterModule, type i18n } from 'i18next';
import { MessageError, type MessagePlace } from '../model/errors.ts';
import { formatTypes, isFormatName } from '../model/format-values.ts';
import type { Formats } from './create-formats.ts';

/**
 * Creates an i18next instance for one locale and namespace without fallback languages: a locale's
 * file is complete, and a page in two languages is worse than a failed build.
 */
export async function createI18next(
  place: MessagePlace,
  texts: Readonly<Record<string, string>>,
  formats: Formats,
): Promise<i18n> {
  const { locale, namespace } = place;
  const instance = createInstance().use(formatterOf(place, formats));
  await instance.init({
    lng: locale,
    fallbackLng: false,
    load: 'currentOnly',
    ns: [namespace],
    resources: { [locale]: { [namespace]: texts } },
    keySeparator: false,
    nsSeparator: false,
    // React escapes HTML.
    interpolation: {
      prefix: '{',
      suffix: '}',
      escapeValue: false,
      // Disables nesting, so that a text cannot include another: no text contains this character.
      nestingPrefix: '\0',
      nestingSuffix: '\0',
    },
  });
  return instance;
}

/**
 * Formats the arguments of messages. i18next's own formatter logs unknown formats; this one throws.
 */
function formatterOf(place: MessagePlace, formats: Formats): FormatterModule {
  const format = (value: unknown, name = 'text', argument = ''): string => {
    try {
      return writeValue(value, name, formats);
    } catch (cause) {
      const problem = cause instanceof Error ? cause.message : String(cause);
      throw new MessageError(place, `{${argument}} ${problem}`, { cause });
    }
  };
  return {
    type: 'formatter',
    init() {},
    add() {},
    addCached() {},
    format: (value, name, ...[, options]) => format(value, name, options?.interpolationkey),
  };
}

function writeValue(value: unknown, name: string, formats: Formats): string {
  if (!isFormatName(name)) throw new TypeError(`has the unknown format '${name}'`);
  const type = formatTypes[name];
  if (typeof value !== type || Number.isNaN(value)) throw new TypeError(`is ${value}, no ${type}`);
  return name === 'text' ? String(value) : formats[name](value as never);
}
