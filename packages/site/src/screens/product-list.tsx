import { AmountChoice, Hero } from '@plaza/ui-blocks/react';
import { amountLinks } from '../react/amount-links.ts';
import { CreditNotice } from '../react/credit-notice.tsx';
import { OfferList } from '../react/offer-list.tsx';
import { PageBody } from '../react/page-body.tsx';
import type { ScreenProps } from '../react/screen.ts';

/** The front page and the amount pages (§2.1): the promise, the amounts, the offers, the article. */
export async function Screen(props: ScreenProps) {
  const { page, content } = props;
  const { t } = await content.translator();
  return (
    <>
      <Hero heading={page.heading} lead={page.lead}>
        <AmountChoice label={t('amount-choice')} options={await amountLinks(props)} />
      </Hero>
      <CreditNotice {...props} text={t('credit-warning')} />
      <OfferList {...props} />
      <PageBody {...props} />
    </>
  );
}
