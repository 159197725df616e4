import { productListFields } from '../testing/common-fields.ts';
import type { ScreenDocs } from '../testing/screen-docs.ts';

export const productListDocs: ScreenDocs = {
  purpose:
    'The front page of a country and its pages of one amount, such as /500-euros/: the same offers for every visitor, in a page that is built in advance.',
  avoid:
    'If visitors choose the amount, the term and filters, use Products list. For an advertisement, use Landing, which has no navigation. If editors rank by a method of their own, use Ranked products.',
  fields: {
    pages: {
      ...productListFields,
      'productList.amount':
        'With an amount, the page is about that amount and is linked in the row of amounts. Without one, it is the front page and asks for it.',
    },
  },
  follow: [
    'Heading of a front page: “How much do you need?” — the field below answers it.',
    'Heading of an amount: “Loans of 500 €”.',
    'Description: “14 lenders for 500 €, with what each costs in all. Figures checked on 22 November 2026.”',
  ],
  mistakes: [
    '“The cheapest loans” without `order`: the check of the site compares the claim with the list.',
    '“From 0 %” in the lead: a figure of credit needs its whole example, which is on the card.',
    'Pages for amounts that nobody lends: they would be empty.',
  ],
  accessibility: {
    landmarks:
      'Navigations “amount” and “categories”, a region for the offers and one for what to read next. The credit warning comes before the first link to a lender.',
    headings:
      'Level 1; a list for each term at level 2; each product at level 3; the text at level 2.',
    keys: 'On a front page: amount, term, button, then the amounts, then each card: what opens, then the link to the lender.',
    reader:
      '“Amount (EUR) 300–15,000, edit, 500. Lowest total for 500 €, 180 days: Hontana, link.”',
  },
  states: [
    {
      state: 'A front page',
      shows:
        'The form, its answer with the cheapest offer, why to trust the list, and what else is compared.',
    },
    { state: 'A page of an amount', shows: 'The row of amounts with this one marked; no form.' },
    {
      state: 'Several terms',
      shows: 'One list for each, since costs of different terms are not comparable.',
    },
    {
      state: 'Offers of other amounts alone',
      shows: 'They are in a closed list below, without a rank.',
    },
    { state: 'No offer', shows: 'A sentence that suggests another amount.' },
    { state: 'One amount', shows: 'No row of amounts: there is nothing to choose.' },
  ],
  status: 'stable',
  changes: [
    {
      date: '2026-11-28',
      what: 'The range that lenders offer, and the dates of payment and repayment.',
    },
    {
      date: '2026-11-27',
      what: 'A front page asks and answers in its hero, and says when the figures were checked.',
    },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
