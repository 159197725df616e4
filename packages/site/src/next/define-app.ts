import { join } from 'node:path';
import {
  createMessages,
  interfaceLanguages,
  interfaceMessages,
  interfaceTexts,
  type OwnTexts,
} from '@plaza/i18n';
import { dataFolderOf } from '../core/data-folder.ts';
import { processLog } from '../error-reports/process-log.ts';
import { reportingLog } from '../error-reports/reporting-log.ts';
import type { App } from '../react/app.ts';
import { joinPaths } from './site-paths.ts';

/** The properties of an app with defaults. */
type Defaults = 'log' | 'contentFolder' | 'dataFolder' | 'iconFile';

export type AppConfig = Omit<App, Defaults | 'messages'> &
  Partial<Pick<App, Defaults>> & {
    /** Overridden texts: locale to the `import()` of its file in the app's `locales/` folder. */
    readonly locales?: OwnTexts;
  };

/**
 * Defines an app, with defaults: a log of one JSON line per entry on stderr, and the folders
 * `content/` and `.data/` (`SITE_DATA_DIR`) and the file `icon.svg` in the working directory.
 *
 * @throws Error naming a locale without texts: neither its language nor the app has any
 */
export function defineApp({ locales = {}, ...config }: AppConfig): App {
  joinPaths(config.site);
  const missing = config.site.markets.find(
    ({ locale }) => !hasTexts(locale) && !Object.hasOwn(locales, locale),
  );
  if (missing)
    throw new Error(
      `The app has no locales/${missing.locale}.json, and @plaza/i18n has no texts in its language`,
    );
  return {
    log: reportingLog(processLog()),
    contentFolder: join(process.cwd(), 'content'),
    dataFolder: dataFolderOf(config.environment, process.cwd()),
    iconFile: join(process.cwd(), 'icon.svg'),
    messages: createMessages({
      namespace: 'interface',
      messages: interfaceMessages,
      read: interfaceTexts(locales),
    }),
    ...config,
  };
}

const hasTexts = (locale: string) =>
  interfaceLanguages.some((language) => locale.startsWith(`${language}-`));
