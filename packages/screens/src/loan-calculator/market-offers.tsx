import type { LoanLike, Product } from '@plaza/contract';
import { TopicLinks } from '@plaza/ui-blocks/react';
import type { Listed } from '../products/kind.ts';
import { activeLoans } from '../products/kinds/loan/lent-amounts.ts';
import { offerFor } from '../products/kinds/loan/offer-for.ts';
import { ListedProducts } from '../products/page-product-list.tsx';
import type { ScreenProps } from '../screen.ts';
import type { ToolPage } from '../tools/tool-page.tsx';
import { offersName } from './view.ts';

type MarketProps = ScreenProps & { readonly tool: ToolPage };

const MOST_OFFERS = 3;

/** Links that answer the calculator for amounts that the market lends. */
export async function AmountPresets({ tool, content }: MarketProps) {
  const { t, action, settings } = tool;
  const { formats } = await content.translator();
  return (
    <TopicLinks
      label={t('loan-calculator-presets')}
      items={(settings.offers?.amounts ?? []).map((amount) => ({
        href: `${action}?amount=${amount}#results`,
        label: formats.money(amount),
      }))}
    />
  );
}

/**
 * The cheapest offers for the amount that is nearest to the calculator's, each list over one
 * published term, and the list of all; nothing if nobody lends.
 */
export async function MarketOffers({ tool, ...props }: MarketProps) {
  const { t, settings, view } = tool;
  const { amounts = [], list } = settings.offers ?? {};
  return (
    <div>
      {amounts.map((amount) => {
        const name = offersName(amount);
        return (
          <div key={amount} data-shown={name} hidden={!view.shown?.[name]}>
            <AmountOffers {...props} amount={amount} />
          </div>
        );
      })}
      {amounts.length > 0 && list && (
        <p>
          <a href={view.links?.offers ?? list} data-link="offers">
            {t('loan-calculator-all-offers')}
          </a>
        </p>
      )}
    </div>
  );
}

async function AmountOffers({ amount, ...props }: ScreenProps & { readonly amount: number }) {
  const { t, formats } = await props.content.translator();
  const listed = cheapest(await activeLoans(props.content), amount);
  const heading = t('loan-calculator-offers', { amount: formats.money(amount) });
  const page = { ...props.page, productList: { heading, kind: 'loan', amount } as const };
  const shown = { ...props, page, heading, listed };
  return <ListedProducts {...shown} id={`market-${amount}`} order={undefined} isTarget={false} />;
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
