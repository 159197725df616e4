import type { Writing } from '@plaza/i18n';
import type { LoanQuestion } from '../products/kinds/loan/offer-for.ts';
import { isLivePage } from '../products/live/live-pages.ts';
import { orderSentence } from '../products/order-sentence.ts';
import { ListedProducts, PageProductList } from '../products/page-product-list.tsx';
import { pageProducts } from '../products/page-products.ts';
import type { ScreenProps } from '../screen.ts';

/** The lists of a page's offers (§2.1): one for each question that it compares offers for. */
export async function OfferList(props: ScreenProps) {
  const { page, content } = props;
  if (!page.productList) return null;
  if (isLivePage(page)) return <PageProductList {...props} />;
  const writing = await content.translator();
  const { t } = writing;
  const { groups, others, order } = await pageProducts(props);
  const isComputed = page.productList.order !== undefined;
  const note = isComputed ? orderSentence(page, order, writing) : t('ranking-note');
  const [first = { listed: [] }, ...further] = groups;
  const shared = { ...props, order };
  return (
    <>
      <ListedProducts
        {...shared}
        id={t('offers-fragment')}
        heading={page.productList.heading}
        note={[questionText(first.question, writing), note].filter(Boolean).join('. ')}
        listed={first.listed}
        {...(further.length === 0 && { others })}
      />
      {further.map(({ question, listed }, index) => (
        <ListedProducts
          {...shared}
          key={question?.termDays}
          id={`${t('offers-fragment')}-${question?.termDays}`}
          heading={questionText(question, writing)}
          listed={listed}
          {...(index === further.length - 1 && { others })}
        />
      ))}
    </>
  );
}

/** `10 000 kr, 270 days` */
const questionText = (question: LoanQuestion | undefined, { formats }: Writing): string =>
  question ? `${formats.money(question.amount)}, ${formats.term(question.termDays)}` : '';
