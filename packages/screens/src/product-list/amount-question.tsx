import { splitDecimals, type Writing } from '@plaza/i18n';
import { href } from '@plaza/routing';
import { AmountAnswer, AmountForm } from '@plaza/ui-blocks/react';
import { cost, offerCard } from '../offers/offer-card.ts';
import type { Listed } from '../products/kind.ts';
import { listOf } from '../products/kind-lists.ts';
import { liveLoan } from '../products/kinds/loan/live.ts';
import { termsOf } from '../products/live/list-terms.ts';
import { type PageProducts, pageProducts } from '../products/page-products.ts';
import type { ScreenProps } from '../screen.ts';

type AmountQuestionProps = Pick<ScreenProps, 'app' | 'page' | 'content'> & {
  /** Whether the page has the list of the answer. */
  readonly isAnswered: boolean;
};

/**
 * The first question of a front page, and its answer: the offer of the list below that costs the
 * least. A plain form of the site's list of loans.
 */
export async function AmountQuestion({ app, page, content, isAnswered }: AmountQuestionProps) {
  const { locale } = page;
  const writing = await content.translator();
  const { t, formats } = writing;
  const { groups, listed } = await pageProducts({ page, content });
  const [first] = groups;
  const path = listOf('loan', app, locale);
  if (!first?.question || path === undefined) return null;
  const { amount, termDays } = first.question;
  const loans = loansOf(listed);
  const terms = termsOf(loans.map(liveLoan.price));
  const lent = loans.flatMap(({ amountRange: { min, max } }) => [min, max]);
  const [min, max] = [Math.min(...lent), Math.max(...lent)] as const;
  return (
    <AmountForm
      action={`${href(app.site, { locale, path })}#product-list`}
      amount={{
        ...{ label: t('product-amount'), unit: formats.currency, value: amount },
        range: `${formats.count(min)}–${formats.count(max)}`,
      }}
      term={{
        label: t('product-term'),
        options: terms.map((days) => ({ value: `${days}`, label: formats.term(days) })),
        value: `${termDays}`,
      }}
      submit={t('amount-compare')}
    >
      {isAnswered && <Answer group={first} writing={{ ...writing, offerLink: app.offerLink }} />}
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
      figures={[...(payment ? [payment] : []), ...shown].map((figure, index) =>
        index === 0 ? { ...figure, parts: splitDecimals(figure.value, formats.locale) } : figure,
      )}
      offer={{ href: `#product-${best.product.id}`, label: best.product.name }}
      note={t('amount-repaid', { start: dayAfter(0), end: dayAfter(best.offer.termDays) })}
    />
  );
}

const DAY_MS = 86_400_000;

/** The date this many days after the page was rendered: it names the day that it counts from. */
const dayAfter = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
