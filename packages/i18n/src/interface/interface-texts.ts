import { type BundledFiles, bundledMessages } from '../core/bundled-messages.ts';
import type { ReadMessages } from '../core/load-messages.ts';
import type { InterfaceFile } from './interface-messages.ts';

/** The interface texts of each language. */
const languageFiles: BundledFiles = {
  da: () => import('../../locales/da.json', { with: { type: 'json' } }),
  de: () => import('../../locales/de.json', { with: { type: 'json' } }),
  en: () => import('../../locales/en.json', { with: { type: 'json' } }),
  es: () => import('../../locales/es.json', { with: { type: 'json' } }),
  fi: () => import('../../locales/fi.json', { with: { type: 'json' } }),
  nb: () => import('../../locales/nb.json', { with: { type: 'json' } }),
  pl: () => import('../../locales/pl.json', { with: { type: 'json' } }),
  ro: () => import('../../locales/ro.json', { with: { type: 'json' } }),
  sv: () => import('../../locales/sv.json', { with: { type: 'json' } }),
};

/** Texts of a country that differ from its language, mostly terms of its credit market. */
const countryFiles: BundledFiles = {
  'en-GB': () => import('../../locales/en-GB.json', { with: { type: 'json' } }),
  'en-PH': () => import('../../locales/en-PH.json', { with: { type: 'json' } }),
  'en-US': () => import('../../locales/en-US.json', { with: { type: 'json' } }),
  'en-ZA': () => import('../../locales/en-ZA.json', { with: { type: 'json' } }),
  'es-MX': () => import('../../locales/es-MX.json', { with: { type: 'json' } }),
};

/** Texts of an app that differ, by locale. */
export type OwnTexts = BundledFiles<Partial<InterfaceFile>>;

async function optional(files: BundledFiles, name: string): Promise<object> {
  const open = Object.hasOwn(files, name) ? files[name] : undefined;
  return open ? ((await open()).default as object) : {};
}

/**
 * Reads the interface texts of a locale: those of its language, overridden by those of its country
 * and of the app. A language without texts requires a complete file of the app.
 *
 * @returns a reader for `createMessages`, which checks the result against the message table
 */
export function interfaceTexts(own: OwnTexts = {}): ReadMessages {
  return async (place) => {
    const [language = ''] = place.locale.split('-', 1);
    if (!Object.hasOwn(languageFiles, language)) return bundledMessages(own)(place);
    return {
      ...(await optional(languageFiles, language)),
      ...(await optional(countryFiles, place.locale)),
      ...(await optional(own, place.locale)),
    };
  };
}

/** Languages with shared texts: `es`, `sv`, … */
export const interfaceLanguages: readonly string[] = Object.keys(languageFiles);
