import { homePath } from '@plaza/routing';
import { AmountChoice, ErrorScreen } from '@plaza/ui-blocks/react';
import { PageFrame } from '../frame/page-frame.tsx';
import { amountLinks } from '../product-list/amount-links.ts';
import { AmountQuestion } from '../product-list/amount-question.tsx';
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
        {problem === 'not-found' && <WayOn {...{ app, locale, content }} />}
      </ErrorScreen>
      {problem === 'not-found' && <Tiles {...{ app, locale, content }} />}
    </PageFrame>
  );
}

type WayOnProps = Pick<ProblemScreenProps, 'app' | 'locale' | 'content'>;

/** The site's search; on a site without one the question of its front page. */
async function WayOn({ app, locale, content }: WayOnProps) {
  const { t } = await content.translator();
  const search = searchForm({ app, locale, t, id: 'lost-search' });
  if (search) return search;
  const page = await content.page('/');
  return page ? <AmountQuestion {...{ app, page, content }} isAnswered={false} /> : null;
}

/** What the site compares: kinds of product, and on a site of one kind its amounts. */
async function Tiles({ app, locale, content }: WayOnProps) {
  const { t } = await content.translator();
  const options = await amountLinks({ app, locale, content });
  return (
    <>
      <KindLinks {...{ app, locale, content }} />
      {options.length > 1 && <AmountChoice label={t('amount-choice')} options={options} />}
    </>
  );
}
