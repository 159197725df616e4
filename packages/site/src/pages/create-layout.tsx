import type { PageMatch } from '@plaza/routing';
import type { ReactNode } from 'react';
import { pageTracking } from '../core/tracking/page-tracking.ts';
import { siteContent } from '../next/site-content.ts';
import type { App } from '../react/app.ts';
import { BrowserEntry } from '../react/browser-entry.tsx';
import { readPageConsent } from '../react/read-page-consent.ts';
import { findMatch } from './find-match.ts';

type LayoutProps = { readonly children: ReactNode; readonly params: Promise<unknown> };

/**
 * The root layout of `app/[locale]/[[...path]]`. It belongs to the catch-all segment, not above it,
 * because `<html>` depends on the route: `data-runtime` tells the page cache whether to strip the
 * framework, and `data-status` the status of a page that is not 200 (§2.3).
 */
export function createLayout(app: App) {
  return (props: LayoutProps) => renderLayout(app, props);
}

async function renderLayout(app: App, { children, params }: LayoutProps) {
  const match = await findMatch(app, params);
  return (
    <html
      lang={match?.locale}
      data-runtime={match?.route.runtime}
      data-status={match && answerStatus(match)}
    >
      <head>
        <BrowserEntry
          environment={app.environment}
          site={app.site}
          consent={match && (await consentOf(app, match))}
          tracking={match && trackingOf(app, match)}
        />
      </head>
      <body>{children}</body>
    </html>
  );
}

/** The status that the page cache answers with, if it is not 200. */
const answerStatus = ({ route }: PageMatch) => (route.pageType === 'Forbidden' ? 403 : undefined);

const consentOf = (app: App, { locale, route: { pageType } }: PageMatch) =>
  readPageConsent(app, { locale, pageType, content: siteContent(app, locale) });

const trackingOf = (app: App, { locale, country, route: { pageType } }: PageMatch) =>
  pageTracking({ ...app, isTest: app.environment.testMode, locale, pageType, country });
