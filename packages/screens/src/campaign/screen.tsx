import { Hero } from '@plaza/ui-blocks/react';
import { PageArticle } from '../article/page-article.tsx';
import { CreditNotice } from '../offers/credit-notice.tsx';
import type { ScreenProps } from '../screen.ts';

/** No navigation: a landing page has one promise and one action. */
export const frame = 'bare';

/**
 * A landing page: the promise, the warning of the country's law if the site's products are credit,
 * then the text, which begins with the action.
 */
export async function Screen(props: ScreenProps) {
  const { page, content } = props;
  const { t } = await content.translator();
  return (
    <>
      <Hero heading={page.heading} lead={page.lead} />
      <CreditNotice {...props} text={t('credit-warning')} />
      <PageArticle {...props} />
    </>
  );
}
