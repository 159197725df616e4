import { Hero } from '@plaza/ui-blocks/react';
import { CreditNotice } from '../react/credit-notice.tsx';
import { OfferList } from '../react/offer-list.tsx';
import { PageBody } from '../react/page-body.tsx';
import type { ScreenProps } from '../react/screen.ts';

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
