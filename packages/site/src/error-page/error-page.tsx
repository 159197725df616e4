import type { InterfaceFile } from '@plaza/i18n';
import { ErrorScreen } from '@plaza/ui-blocks/react';
import { useEffect, useSyncExternalStore } from 'react';
import { type ByPrefix, ofPath } from './of-path.ts';
import { reportBrowserError } from './report-browser-error.ts';

/** What the error page says in one language; it reads no content, since reading may be what failed. */
export type ErrorPageTexts = {
  readonly locale: string;
  /** Public path of the page that the language begins with. */
  readonly home: string;
  readonly words: Pick<
    InterfaceFile,
    'server-error-heading' | 'server-error-text' | 'server-error-action'
  >;
};

/**
 * The general error screen (§2.4) as a whole document in the language of the path's country: status
 * 500, Internal Server Error (§8). It takes the place of a hydrated page that has failed, and
 * reports why.
 */
export function createErrorPage(pages: ByPrefix<ErrorPageTexts>) {
  return ({ error }: Failure) => <ErrorPage pages={pages} error={error} />;
}

type Failure = { readonly error: unknown };
type ErrorPageProps = Failure & { readonly pages: ByPrefix<ErrorPageTexts> };

/** The path does not change while an error page is shown. */
const subscribe = () => () => undefined;
const readPath = () => location.pathname;
/** Where the server writes it, nobody knows for which path. */
const noPath = () => '/';

function ErrorPage({ pages, error }: ErrorPageProps) {
  const path = useSyncExternalStore(subscribe, readPath, noPath);
  const { locale, home, words } = ofPath(pages, path);
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
            links={[{ href: home, label: words['server-error-action'] }]}
          />
        </main>
      </body>
    </html>
  );
}
