import type { ReactNode } from 'react';
import { matchParams, type PageParams } from '../core/match-params.ts';
import type { App } from '../react/app.ts';
import { BrowserEntry } from '../react/browser-entry.tsx';

type LayoutProps = { readonly children: ReactNode; readonly params: Promise<unknown> };

/**
 * The root layout of `app/[locale]/[[...path]]`. It stands at the catch-all, not above it, so that
 * `<html>` can say what the page's route says: `data-runtime` tells the page cache whether to take
 * the framework out.
 */
export function createLayout(app: App) {
  return (props: LayoutProps) => renderLayout(app, props);
}

async function renderLayout(app: App, { children, params }: LayoutProps) {
  const match = matchParams(app.site, (await params) as PageParams);
  return (
    <html lang={match?.locale} data-brand={app.brand} data-runtime={match?.route.runtime}>
      <head>
        <BrowserEntry environment={app.environment} />
      </head>
      <body>{children}</body>
    </html>
  );
}
