import type { LoanLike, Product } from '@plaza/contract';
import { pathOf } from '@plaza/routing';
import { TopicLinks } from '@plaza/ui-blocks/react';
import { pageLink } from '../links/page-link.ts';
import type { Listed } from '../products/kind.ts';
import { offerFor } from '../products/kinds/loan/offer-for.ts';
import { ListedProducts } from '../products/page-product-list.tsx';
import type { ScreenProps } from '../screen.ts';
import type { ToolPage } from '../tools/tool-page.tsx';

type MarketProps = ScreenProps & { readonly tool: ToolPage };

const MOST_PRESETS = 5;
const MOST_OFFERS = 3;

/** Links that answer the calculator for amounts that the market lends. */
export async function AmountPresets({ tool, content }: MarketProps) {
  const { t, action, settings } = tool;
  const { formats } = await content.translator();
  const { min = 0, max = 0 } = settings.limits.amount ?? {};
  const lent = (await amountsLent(content)).filter((amount) => amount >= min && amount <= max);
  return (
    <TopicLinks
      label={t('loan-calculator-presets')}
      items={spread(lent, MOST_PRESETS).map((amount) => ({
        href: `${action}?amount=${amount}#results`,
        label: formats.money(amount),
      }))}
    />
  );
}

/**
 * The cheapest offers for the amount that the calculator begins with, or for the nearest one that
 * is lent, each over one of its published terms; nothing if nobody lends.
 */
export async function MarketOffers({ tool, ...props }: MarketProps) {
  const { app, match, content } = props;
  const { t, formats } = await content.translator();
  const wanted = tool.settings.limits.amount?.default ?? 0;
  const amounts = await amountsLent(content);
  const [amount] = amounts.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
  if (amount === undefined) return null;
  const listed = cheapest(await loansOf(content), amount);
  const heading = t('loan-calculator-offers', { amount: formats.money(amount) });
  const page = { ...props.page, productList: { heading, kind: 'loan', amount } as const };
  const address = pageLink(props, pathOf(app.site, 'ProductListStatic', match.locale));
  return (
    <div>
      <ListedProducts {...{ ...props, page, heading, listed }} id="market" order={undefined} />
      {address && (
        <p>
          <a href={address}>{t('loan-calculator-all-offers')}</a>
        </p>
      )}
    </div>
  );
}

const isLoan = (product: Product): product is LoanLike & Product => product.kind === 'loan';

const loansOf = async (content: ScreenProps['content']) =>
  (await content.products()).filter((product) => product.active).filter(isLoan);

/** The amounts of published offers, the lowest first. */
async function amountsLent(content: ScreenProps['content']): Promise<number[]> {
  const amounts = (await loansOf(content)).flatMap(({ offers }) => offers.map((it) => it.amount));
  return [...new Set(amounts)].sort((a, b) => a - b);
}

/** Over the term that most of these lenders publish, so that the offers answer one question. */
function cheapest(loans: readonly (LoanLike & Product)[], amount: number): Listed[] {
  const terms = loans.flatMap(({ offers }) =>
    offers.filter((offer) => offer.amount === amount).map(({ termDays }) => termDays),
  );
  const countOf = (term: number) => terms.filter((each) => each === term).length;
  const [termDays] = terms.toSorted((a, b) => countOf(b) - countOf(a));
  if (termDays === undefined) return [];
  return loans
    .flatMap((product) => {
      const offer = offerFor(product, { amount, termDays });
      return offer ? [{ product, offer }] : [];
    })
    .toSorted((a, b) => a.offer.totalPayable - b.offer.totalPayable)
    .slice(0, MOST_OFFERS);
}

/** At most `most` of them, evenly over the whole range. */
function spread(amounts: readonly number[], most: number): number[] {
  if (amounts.length <= most) return [...amounts];
  const last = amounts.length - 1;
  return Array.from(
    { length: most },
    (_, index) => amounts[Math.round((index * last) / (most - 1))] ?? 0,
  );
}
