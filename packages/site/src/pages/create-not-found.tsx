import { ProblemScreen } from '@plaza/screens/react';
import { problemMetadata } from '../core/page-metadata.ts';
import { contentOrNothing } from '../next/content-or-nothing.ts';
import { screenApp } from '../next/screen-app.ts';
import { loadPaths } from '../next/site-paths.ts';
import type { App } from '../react/app.ts';
import { BrowserEntry } from '../react/browser-entry.tsx';
import { defaultLocale } from '../react/default-locale.ts';
import { readPageConsent } from '../react/read-page-consent.ts';

/**
 * The page of `app/global-not-found.tsx`: the response to every path without a route, prerendered
 * in the language of the site's default country (§2.2, §2.4, §8). It is a whole document, because
 * Next renders it without a layout.
 */
export function createNotFound(app: App) {
  const locale = defaultLocale(app);
  return {
    notFound: () => renderNotFound(app, locale),
    generateMetadata: () => readMetadata(app, locale),
  };
}

async function renderNotFound(app: App, locale: string) {
  await loadPaths(app);
  const content = contentOrNothing(app, locale);
  const consent = await readPageConsent(app, { locale, content });
  return (
    <html lang={locale} data-runtime="none">
      <head>
        <BrowserEntry environment={app.environment} site={app.site} consent={consent} />
      </head>
      <body>
        <ProblemScreen app={screenApp(app)} locale={locale} content={content} problem="not-found" />
      </body>
    </html>
  );
}

async function readMetadata(app: App, locale: string) {
  const { t } = await contentOrNothing(app, locale).translator();
  return problemMetadata(app.site, t('not-found-heading'));
}
