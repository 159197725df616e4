import { ErrorScreen } from '@plaza/ui-blocks/react';
import type { SiteContent } from '../model/site-content.ts';
import type { App } from './app.ts';
import { wordsOf } from './app-words.ts';
import { homePath, PageFrame } from './page-frame.tsx';

export type NotFoundScreenProps = {
  readonly app: App;
  readonly locale: string;
  readonly content: SiteContent;
};

/** The page-not-found screen (§2.4) within the site's frame. */
export async function NotFoundScreen({ app, locale, content }: NotFoundScreenProps) {
  const words = await content.words(wordsOf(app, locale));
  return (
    <PageFrame app={app} locale={locale} path="" content={content}>
      <ErrorScreen
        status={404}
        heading={words['not-found-heading']}
        message={words['not-found-text']}
        links={[{ href: homePath(app, locale), label: words['not-found-action'] }]}
      />
    </PageFrame>
  );
}
