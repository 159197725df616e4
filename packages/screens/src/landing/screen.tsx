import { Hero } from '@plaza/ui-blocks/react';
import { PageArticle } from '../article/page-article.tsx';
import { CreditNotice } from '../offers/credit-notice.tsx';
import { OfferList } from '../offers/offer-list.tsx';
import type { ScreenProps } from '../screen.ts';

/** No navigation: visitors of a landing page get one offer. */
export const frame = 'bare';

/** The pay-per-click landing page (§2.1): a heading, the offers, the text. */
export async function Screen(props: ScreenProps) {
  const { page, content } = props;
  const { t } = await content.translator();
  return (
    <>
      <Hero heading={page.heading} lead={page.lead} />
      <CreditNotice {...props} text={t('credit-warning')} />
      <OfferList {...props} />
      <PageArticle {...props} />
    </>
  );
}
