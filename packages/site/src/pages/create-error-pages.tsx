import { ProblemScreen } from '@plaza/screens/react';
import type { ReactNode } from 'react';
import { type PageProblem, pageProblems } from '../core/error-pages.ts';
import { problemMetadata } from '../core/page-metadata.ts';
import { contentOrNothing } from '../next/content-or-nothing.ts';
import { screenApp } from '../next/screen-app.ts';
import { loadPaths } from '../next/site-paths.ts';
import type { App } from '../react/app.ts';
import { BrowserEntry } from '../react/browser-entry.tsx';
import { readPageConsent } from '../react/read-page-consent.ts';

type Params = Promise<unknown>;
type LayoutProps = { readonly children: ReactNode; readonly params: Params };

/**
 * Layout and page of `app/error-pages/[locale]/[problem]`: each locale's not-found and error pages
 * (§2.4, §8), prerendered because reading content may be what fails.
 */
export function createErrorPages(app: App) {
  return {
    layout: (props: LayoutProps) => renderLayout(app, props),
    page: async ({ params }: { readonly params: Params }) =>
      renderPage(app, await readParams(app, params)),
    generateMetadata: async ({ params }: { readonly params: Params }) =>
      readMetadata(app, await readParams(app, params)),
    generateStaticParams: () =>
      app.site.markets.flatMap(({ locale }) =>
        pageProblems.map((problem) => ({ locale, problem })),
      ),
  };
}

type ErrorPage = { readonly locale: string; readonly problem: PageProblem };

async function readParams(app: App, params: Params): Promise<ErrorPage> {
  await loadPaths(app);
  return (await params) as ErrorPage;
}

async function renderLayout(app: App, { children, params }: LayoutProps) {
  const { locale } = await readParams(app, params);
  const consent = await readPageConsent(app, { locale, content: contentOrNothing(app, locale) });
  return (
    <html lang={locale} data-runtime="none">
      <head>
        <BrowserEntry environment={app.environment} site={app.site} consent={consent} />
      </head>
      <body>{children}</body>
    </html>
  );
}

function renderPage(app: App, { locale, problem }: ErrorPage) {
  const content = contentOrNothing(app, locale);
  return <ProblemScreen app={screenApp(app)} locale={locale} content={content} problem={problem} />;
}

async function readMetadata(app: App, { locale, problem }: ErrorPage) {
  const { t } = await contentOrNothing(app, locale).translator();
  return problemMetadata(app.site, t(`${problem}-heading`));
}
