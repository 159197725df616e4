import { AmountChoice, Hero } from '@plaza/ui-blocks/react';
import { PageBody } from '../article/page-body.tsx';
import { CreditNotice } from '../offers/credit-notice.tsx';
import { OfferList } from '../offers/offer-list.tsx';
import type { ScreenProps } from '../screen.ts';
import { amountLinks } from './amount-links.ts';

/** The front page and the amount pages (§2.1): heading, amounts, offers, article. */
export async function Screen(props: ScreenProps) {
  const { page, content } = props;
  const { t } = await content.translator();
  const amounts = await amountLinks(props);
  return (
    <>
      <Hero heading={page.heading} lead={page.lead}>
        {amounts.some(({ current }) => !current) && (
          <AmountChoice label={t('amount-choice')} options={amounts} />
        )}
      </Hero>
      <CreditNotice {...props} text={t('credit-warning')} />
      <OfferList {...props} />
      <PageBody {...props} />
    </>
  );
}
