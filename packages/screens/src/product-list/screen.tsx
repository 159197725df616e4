import { AmountChoice, Hero } from '@plaza/ui-blocks/react';
import { LeadImage } from '../article/lead-image.tsx';
import { PageSignature } from '../article/page-article.tsx';
import { PageBody } from '../article/page-body.tsx';
import { pageLink } from '../links/page-link.ts';
import { CreditNotice } from '../offers/credit-notice.tsx';
import { OfferList } from '../offers/offer-list.tsx';
import { KindLinks } from '../products/kind-links.tsx';
import { RelatedPages } from '../related/related-pages.tsx';
import type { ScreenProps } from '../screen.ts';
import { amountLinks, amountsOfList } from './amount-links.ts';
import { AmountQuestion } from './amount-question.tsx';
import { isFront } from './is-front.ts';
import { Trust } from './trust.tsx';

/** The front page and the amount pages (§2.1): heading, amounts, offers, article. */
export async function Screen(props: ScreenProps) {
  const { page, content } = props;
  const { t } = await content.translator();
  const { app, match } = props;
  const { locale, path } = match.route;
  const asks = isFront(page);
  const own = await amountLinks({ app, locale, path, content });
  const published = asks ? await amountsOfList(props) : [];
  // One amount is no choice.
  const amounts = [own, published].find(({ length }) => length > 1) ?? [];
  // The choice of amounts links these already.
  const others = (page.relatedPaths ?? []).filter(
    (path) => !amounts.some((amount) => amount.href === pageLink(props, path)),
  );
  return (
    <>
      <Hero heading={page.heading} lead={page.lead}>
        {asks && <AmountQuestion {...props} isAnswered />}
        {amounts.length > 0 && <AmountChoice label={t('amount-choice')} options={amounts} />}
        {asks && <Trust {...props} />}
      </Hero>
      <CreditNotice {...props} text={t('credit-warning')} />
      <OfferList {...props} />
      {asks && <KindLinks app={props.app} locale={page.locale} content={content} />}
      <LeadImage {...props} />
      <PageBody {...props} />
      <PageSignature {...props} />
      <RelatedPages {...props} page={{ ...page, relatedPaths: others }} />
    </>
  );
}
