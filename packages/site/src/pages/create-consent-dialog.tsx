import { ConsentFragment } from '@plaza/consent/react';
import type { SiteContent } from '@plaza/screens';
import { siteVendors, undeclaredStorage } from '@plaza/tracking';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { siteContent } from '../next/site-content.ts';
import { loadPaths } from '../next/site-paths.ts';
import type { App } from '../react/app.ts';
import { consentStyles } from '../react/consent-styles.ts';
import { readDialog } from '../react/read-dialog.ts';

type Params = Promise<unknown>;
type LayoutProps = { readonly children: ReactNode; readonly params: Params };

/**
 * Layout and page of `app/consent-dialog/[locale]`: the preferences dialog of each locale (§2.5),
 * prerendered as a file that only prompted visitors fetch (decision 8).
 */
export function createConsentDialog(app: App) {
  return {
    layout: renderLayout,
    page: async ({ params }: { readonly params: Params }) =>
      renderDialog(app, await localeOf(params)),
    metadata: { robots: { index: false, follow: false } },
    generateStaticParams: () => app.site.markets.map(({ locale }) => ({ locale })),
  };
}

async function renderLayout({ children, params }: LayoutProps) {
  return (
    <html lang={await localeOf(params)} data-runtime="none">
      <body>{children}</body>
    </html>
  );
}

async function renderDialog(app: App, locale: string) {
  await loadPaths(app);
  const content = siteContent(app, locale);
  const dialog = await readDialog(app, locale, content);
  if (dialog && app.environment.building) await assertDeclared(app, content);
  return dialog ? <ConsentFragment {...dialog} styles={consentStyles} /> : notFound();
}

/** Fails the build if the dialog does not declare everything the site's vendors store. */
async function assertDeclared({ site, tracking }: App, content: SiteContent) {
  const providers = await content.cookieProviders();
  const missing = undeclaredStorage(siteVendors(site, tracking), providers);
  if (missing.length > 0) throw new Error(missing.join('\n'));
}

async function localeOf(params: Params): Promise<string> {
  return ((await params) as { readonly locale: string }).locale;
}
