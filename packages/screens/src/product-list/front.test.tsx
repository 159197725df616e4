import { SAMPLE_PRODUCT_OF } from '@plaza/contract/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type SampleEntries, showPage } from '../testing/sample-screens.tsx';
import { testPage } from '../testing/several-countries.ts';

afterEach(() => vi.useRealTimers());

const texts = { 'amount-repaid': 'Paid on {start}, repaid on {end}' };

const { offers } = SAMPLE_PRODUCT_OF.loan;
const [offer] = offers;
const several = [500, 1000].map((amount) => ({ ...offer, amount }));

const showFront = () => {
  const productList = { heading: 'Lista' };
  const home = testPage({}, { id: 'home', path: '/', pageType: 'ProductListStatic', productList });
  const list = testPage({}, { id: 'lp', path: '/lp/', pageType: 'ProductList', productList });
  const accounts = testPage(
    {},
    { id: 'accounts', path: '/cuentas/', pageType: 'ProductListBankAccount', productList },
  );
  const products = [{ ...SAMPLE_PRODUCT_OF.loan, offers: several }, SAMPLE_PRODUCT_OF.bankAccount];
  return showPage({ pages: [home, list, accounts], products } as unknown as SampleEntries, '/', {
    texts,
  });
};

describe('decision 94: a front asks and answers', () => {
  it('says from when to when, counted from the day on which it is rendered', async () => {
    vi.useFakeTimers({ now: Date.parse('2027-01-20T23:00:00Z'), toFake: ['Date'] });
    const { html } = await showFront();
    // The offer is of 30 days.
    expect(html).toContain('Paid on 20 de enero de 2027, repaid on 19 de febrero de 2027');
  });

  it('links amounts that lenders publish, compared by the list of loans', async () => {
    const { html } = await showFront();
    const links = [...html.matchAll(/pz-amount-choice__link" href="([^"]*)"/g)];
    expect(links.map(([, address]) => address)).toEqual(
      several.map(({ amount }) => `/lp/?amount=${amount}#product-list`),
    );
  });

  it('says in the tile of each kind what it has at best', async () => {
    const { html } = await showFront();
    const said = [...html.matchAll(/pz-tiles__count">([^<]*)</g)].map(([, text]) => text);
    const rates = SAMPLE_PRODUCT_OF.bankAccount.interestTiers.map(({ percent }) => percent);
    expect(said).toHaveLength(4);
    expect(said[1]).toContain(`${SAMPLE_PRODUCT_OF.loan.amountRange.max}`);
    expect(said[3]?.replace(',', '.')).toContain(`${Math.max(...rates)}`);
  });

  it('says which amounts are lent', async () => {
    const { html } = await showFront();
    const { min, max } = SAMPLE_PRODUCT_OF.loan.amountRange;
    expect(html).toMatch(new RegExp(`<small class="pz-ask__range">[^<]*(<!-- -->)?${min}–${max}<`));
  });
});
