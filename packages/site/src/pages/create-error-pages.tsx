import type { ReactNode } from 'react';
import { problemMetadata } from '../core/page-metadata.ts';
import { contentOrNothing } from '../next/content-or-nothing.ts';
import type { App } from '../react/app.ts';
import { BrowserEntry } from '../react/browser-entry.tsx';
import { ProblemScreen } from '../react/problem-screen.tsx';
import { readPageConsent } from '../react/read-page-consent.ts';

type Params = Promise<unknown>;
type LayoutProps = { readonly children: ReactNode; readonly params: Params };

/**
 * Layout and page of `app/error-pages/[locale]`: the general error page of each locale (§2.4, §8),
 * prerendered, because reading content may be what fails.
 */
export function createErrorPages(app: App) {
  return {
    layout: (props: LayoutProps) => renderLayout(app, props),
    page: async ({ params }: { readonly params: Params }) =>
      renderPage(app, await localeOf(params)),
    generateMetadata: async ({ params }: { readonly params: Params }) =>
      readMetadata(app, await localeOf(params)),
    generateStaticParams: () => app.site.markets.map(({ locale }) => ({ locale })),
  };
}

async function localeOf(params: Params): Promise<string> {
  return ((await params) as { readonly locale: string }).locale;
}

async function renderLayout(app: App, { children, params }: LayoutProps) {
  const locale = await localeOf(params);
  const consent = await readPageConsent(app, { locale, content: contentOrNothing(app, locale) });
  return (
    <html lang={locale} data-brand={app.brand} data-runtime="none">
      <head>
        <BrowserEntry environment={app.environment} consent={consent} />
      </head>
      <body>{children}</body>
    </html>
  );
}

function renderPage(app: App, locale: string) {
  const content = contentOrNothing(app, locale);
  return <ProblemScreen app={app} locale={locale} content={content} problem="server-error" />;
}

async function readMetadata(app: App, locale: string) {
  const { t } = await contentOrNothing(app, locale).translator();
  return problemMetadata(app.site, t('server-error-heading'));
}
