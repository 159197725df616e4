import { join } from 'node:path';
import { createLog } from '../core/log.ts';
import type { App } from '../react/app.ts';
import { wordsOf } from '../react/app-words.ts';

export type AppConfig = Omit<App, 'log' | 'contentFolder' | 'copiesFolder'> & Partial<App>;

/**
 * What an app is, with its defaults: a log of one JSON line per entry on standard error, and the
 * folders `content/` and `.data/content-copies/` of the working directory.
 *
 * @throws Error naming a locale of the site for which there are no words
 */
export function defineApp(config: AppConfig): App {
  const app = {
    log: createLog(
      (line) => void process.stderr.write(line),
      () => new Date(),
    ),
    contentFolder: join(process.cwd(), 'content'),
    copiesFolder: join(process.cwd(), '.data/content-copies'),
    ...config,
  };
  for (const { locale } of app.site.routes) wordsOf(app, locale);
  return app;
}
