import { Hero } from '@plaza/ui-blocks/react';
import { PageBody } from '../article/page-body.tsx';
import { CreditNotice } from '../offers/credit-notice.tsx';
import { OfferList } from '../offers/offer-list.tsx';
import type { ScreenProps } from '../screen.ts';

/** No navigation: a visitor who came for one thing is offered that thing. */
export const frame = 'bare';

/** The pay-per-click landing page (§2.1): one promise, the offers, the text. */
export async function Screen(props: ScreenProps) {
  const { page, content } = props;
  const { t } = await content.translator();
  return (
    <>
      <Hero heading={page.heading} lead={page.lead} />
      <CreditNotice {...props} text={t('credit-warning')} />
      <OfferList {...props} />
      <PageBody {...props} />
    </>
  );
}
