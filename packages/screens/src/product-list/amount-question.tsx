import type { Writing } from '@plaza/i18n';
import { href, pathOf } from '@plaza/routing';
import { AmountAnswer, AmountForm } from '@plaza/ui-blocks/react';
import { cost, offerCard } from '../offers/offer-card.ts';
import type { Listed } from '../products/kind.ts';
import { kindLists } from '../products/kind-lists.ts';
import { liveLoan } from '../products/kinds/loan/live.ts';
import { termsOf } from '../products/live/list-terms.ts';
import { type PageProducts, pageProducts } from '../products/page-products.ts';
import type { ScreenProps } from '../screen.ts';

/**
 * The first question of a front page, and its answer: the offer of the list below that costs the
 * least. A plain form of the site's list of loans.
 */
export async function AmountQuestion(props: ScreenProps) {
  const { app, match, content } = props;
  const writing = await content.translator();
  const { t, formats } = writing;
  const { groups, listed } = await pageProducts(props);
  const [first] = groups;
  const path = kindLists.loan.map((list) => pathOf(app.site, list, match.locale)).find(Boolean);
  if (!first?.question || path === undefined) return null;
  const { amount, termDays } = first.question;
  const terms = termsOf(loansOf(listed).map(liveLoan.price));
  return (
    <AmountForm
      action={`${href(app.site, { locale: match.locale, path })}#product-list`}
      amount={{ label: t('product-amount'), unit: formats.currency, value: amount }}
      term={{
        label: t('product-term'),
        options: terms.map((days) => ({ value: `${days}`, label: formats.term(days) })),
        value: `${termDays}`,
      }}
      submit={t('amount-compare')}
    >
      <Answer group={first} writing={{ ...writing, offerLink: app.offerLink }} />
    </AmountForm>
  );
}

const loansOf = (listed: readonly Listed[]) =>
  listed.flatMap(({ product }) => ('offers' in product ? [product] : []));

type AnswerProps = {
  readonly group: PageProducts['groups'][number];
  readonly writing: Writing & Parameters<typeof offerCard>[2];
};

function Answer({ group: { question, listed }, writing }: AnswerProps) {
  const { t, formats } = writing;
  const [best] = listed
    .flatMap(({ product, offer }) => (offer && 'offers' in product ? [{ product, offer }] : []))
    .toSorted((a, b) => cost(a.offer) - cost(b.offer));
  if (!best || !question) return null;
  const { payment, figures } = offerCard(best.product, best.offer, writing);
  const shown = ['totalPayable', 'apr'].flatMap(
    (name) => figures.find((figure) => figure.name === name) ?? [],
  );
  return (
    <AmountAnswer
      heading={t('amount-answer', {
        question: `${formats.money(question.amount)}, ${formats.term(question.termDays)}`,
      })}
      figures={[...(payment ? [payment] : []), ...shown]}
      offer={{ href: `#product-${best.product.id}`, label: best.product.name }}
    />
  );
}
