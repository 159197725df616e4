import { homePath } from '@plaza/routing';
import { ErrorScreen } from '@plaza/ui-blocks/react';
import { PageFrame } from '../frame/page-frame.tsx';
import { KindLinks } from '../products/kind-links.tsx';
import type { ScreenApp } from '../screen.ts';
import { searchForm } from '../search/search-form.tsx';
import type { SiteContent } from '../site-content.ts';

/** The error screens (§2.4) with their statuses (§8). */
const statuses = { 'not-found': 404, 'server-error': 500 } as const;

export type ProblemScreenProps = {
  readonly app: ScreenApp;
  readonly locale: string;
  readonly content: SiteContent;
  readonly problem: keyof typeof statuses;
};

/** The not-found or the general error screen (§2.4) in the site's frame. */
export async function ProblemScreen({ app, locale, content, problem }: ProblemScreenProps) {
  const { t } = await content.translator();
  return (
    <PageFrame app={app} locale={locale} path="" content={content}>
      <ErrorScreen
        status={statuses[problem]}
        module={app.pageModule?.('error-page')}
        heading={t(`${problem}-heading`)}
        message={t(`${problem}-text`)}
        links={[{ href: homePath(app.site, locale), label: t(`${problem}-action`) }]}
      >
        {problem === 'not-found' && searchForm({ app, locale, t, id: 'lost-search' })}
      </ErrorScreen>
      {problem === 'not-found' && <KindLinks {...{ app, locale, content }} />}
    </PageFrame>
  );
}
