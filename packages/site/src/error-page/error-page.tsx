import type { InterfaceFile } from '@plaza/i18n';
import { ErrorScreen } from '@plaza/ui-blocks/react';
import { useEffect, useSyncExternalStore } from 'react';
import { type ByPrefix, ofPath } from './of-path.ts';
import { reportBrowserError } from './report-browser-error.ts';

/** The error page in one language. It reads no content, because reading may be what failed. */
export type ErrorPageTexts = {
  readonly locale: string;
  /** Path of the locale's home page. */
  readonly home: string;
  readonly texts: Pick<
    InterfaceFile,
    'server-error-heading' | 'server-error-text' | 'server-error-action'
  >;
};

/**
 * The general error screen (§2.4) as a whole document in the language of the path's country: status
 * 500, Internal Server Error (§8). It replaces a hydrated page that crashed and reports the error.
 */
export function createErrorPage(pages: ByPrefix<ErrorPageTexts>) {
  return ({ error }: Failure) => <ErrorPage pages={pages} error={error} />;
}

type Failure = { readonly error: unknown };
type ErrorPageProps = Failure & { readonly pages: ByPrefix<ErrorPageTexts> };

/** The path never changes while an error page is shown. */
const subscribe = () => () => undefined;
const readPath = () => location.pathname;
/** The path is unknown during server rendering. */
const noPath = () => '/';

function ErrorPage({ pages, error }: ErrorPageProps) {
  const path = useSyncExternalStore(subscribe, readPath, noPath);
  const { locale, home, texts } = ofPath(pages, path);
  useEffect(() => reportBrowserError(error), [error]);
  return (
    <html lang={locale}>
      <body>
        <title>{texts['server-error-heading']}</title>
        <main className="pz-main">
          <ErrorScreen
            status={500}
            heading={texts['server-error-heading']}
            message={texts['server-error-text']}
            links={[{ href: home, label: texts['server-error-action'] }]}
          />
        </main>
      </body>
    </html>
  );
}
