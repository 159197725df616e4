import type { Review } from '@plaza/contract';
import { DebtAdviceNotice, ListNotices } from '../products/list-notices.tsx';
import { ListedProducts } from '../products/page-product-list.tsx';
import type { ScreenProps } from '../screen.ts';
import { findReviewed } from './find-reviewed.ts';

type ReviewedOfferProps = ScreenProps & { readonly review: Review };

/**
 * The reviewed product, below the warning that the country's law requires, with its representative
 * example if it is credit; nothing if it is no longer offered.
 */
export async function ReviewedOffer({ review, ...props }: ReviewedOfferProps) {
  const { listed } = await findReviewed(props, review);
  if (!listed) return null;
  const { t } = await props.content.translator();
  const heading = t('review-offer');
  const page = { ...props.page, productList: { heading, kind: listed.product.kind } };
  return (
    <>
      <ListNotices {...props} page={page} />
      <ListedProducts
        {...{ ...props, page, heading }}
        id={t('offers-fragment')}
        listed={[listed]}
        order={undefined}
      />
      <DebtAdviceNotice {...props} page={page} />
    </>
  );
}
