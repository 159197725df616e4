import type { InterfaceFile } from '@plaza/i18n';
import { ErrorScreen } from '@plaza/ui-blocks/react';
import { useEffect } from 'react';
import { reportBrowserError } from './report-browser-error.ts';

/** What the error page needs of its site; it reads no content, since reading may be what failed. */
export type ErrorPageSite = {
  readonly locale: string;
  readonly words: Pick<
    InterfaceFile,
    'server-error-heading' | 'server-error-text' | 'server-error-action'
  >;
};

/**
 * The general error screen (§2.4) as a whole document: status 500, Internal Server Error (§8). It
 * takes the place of a hydrated page that has failed, and reports why.
 */
export function createErrorPage(site: ErrorPageSite) {
  return ({ error }: Failure) => <ErrorPage {...site} error={error} />;
}

type Failure = { readonly error: unknown };

function ErrorPage({ locale, words, error }: ErrorPageSite & Failure) {
  useEffect(() => reportBrowserError(error), [error]);
  return (
    <html lang={locale}>
      <body>
        <title>{words['server-error-heading']}</title>
        <main className="pz-main">
          <ErrorScreen
            status={500}
            heading={words['server-error-heading']}
            message={words['server-error-text']}
            links={[{ href: '/', label: words['server-error-action'] }]}
          />
        </main>
      </body>
    </html>
  );
}
