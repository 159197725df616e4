import { join } from 'node:path';
import {
  createMessages,
  interfaceLanguages,
  interfaceMessages,
  interfaceTexts,
  type OwnTexts,
} from '@plaza/i18n';
import { processLog } from '../error-reports/process-log.ts';
import { reportingLog } from '../error-reports/reporting-log.ts';
import type { App } from '../react/app.ts';

/** What of an app has a default. */
type Defaults = 'log' | 'contentFolder' | 'copiesFolder' | 'iconFile';

export type AppConfig = Omit<App, Defaults | 'messages'> &
  Partial<Pick<App, Defaults>> & {
    /** Locale to the `import()` of its file in the app's `locales/` folder: what the app says differently. */
    readonly locales?: OwnTexts;
  };

/**
 * What an app is, with its defaults: a log of one JSON line per entry on standard error, the folders
 * `content/` and `.data/content-copies/` and the file `icon.svg` of the working directory.
 *
 * @throws Error naming a locale of the site whose language has no texts and that has no file of the app
 */
export function defineApp({ locales = {}, ...config }: AppConfig): App {
  const missing = config.site.markets.find(
    ({ locale }) => !isSpoken(locale) && !Object.hasOwn(locales, locale),
  );
  if (missing)
    throw new Error(
      `The app has no locales/${missing.locale}.json, and @plaza/i18n has no texts in its language`,
    );
  return {
    log: reportingLog(processLog()),
    contentFolder: join(process.cwd(), 'content'),
    copiesFolder: join(process.cwd(), '.data/content-copies'),
    iconFile: join(process.cwd(), 'icon.svg'),
    messages: createMessages({
      namespace: 'interface',
      messages: interfaceMessages,
      read: interfaceTexts(locales),
    }),
    ...config,
  };
}

const isSpoken = (locale: string) =>
  interfaceLanguages.some((language) => locale.startsWith(`${language}-`));
