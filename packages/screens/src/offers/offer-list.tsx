import { isLivePage } from '../products/live/live-pages.ts';
import { orderSentence } from '../products/order-sentence.ts';
import { ListedProducts, PageProductList } from '../products/page-product-list.tsx';
import { pageProducts } from '../products/page-products.ts';
import type { ScreenProps } from '../screen.ts';

/** The list of a page's offers (§2.1). */
export async function OfferList(props: ScreenProps) {
  const { page, content } = props;
  if (!page.productList) return null;
  if (isLivePage(page)) return <PageProductList {...props} />;
  const writing = await content.translator();
  const { t } = writing;
  const { listed, order } = await pageProducts(props);
  const isComputed = page.productList.order !== undefined;
  return (
    <ListedProducts
      {...props}
      id={t('offers-fragment')}
      heading={page.productList.heading}
      note={isComputed ? orderSentence(page, order, writing) : t('ranking-note')}
      listed={listed}
      order={order}
    />
  );
}
