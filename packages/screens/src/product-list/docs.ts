import { productListFields } from '../testing/common-fields.ts';
import type { ScreenDocs } from '../testing/screen-docs.ts';

export const productListDocs: ScreenDocs = {
  purpose:
    'The front page of a country and its pages of one amount, such as /500-euros/: offers that are the same for every visitor, in a page that is finished before anybody asks.',
  avoid:
    'Visitors choose amount, term and filters: Products list. An advertisement leads here: Landing, without navigation. Editors rank by a method of their own: Ranked products.',
  fields: {
    pages: {
      ...productListFields,
      'productList.amount':
        'With an amount the page is one of its amount and is linked in the row of amounts. Without it, it is the front and asks for one.',
    },
  },
  follow: [
    'Heading of a front: “How much do you need?” — the field below answers it.',
    'Heading of an amount: “Loans of 500 €”.',
    'Description: “14 lenders for 500 €, with what each costs in all. Figures checked on 22 November 2026.”',
  ],
  mistakes: [
    '“The cheapest loans” without `order`: the check of the site compares the claim with the list.',
    '“From 0 %” in the lead: a figure of credit stands with its whole example, on the card.',
    'Amounts that nobody lends as pages: they would be empty.',
  ],
  accessibility: {
    landmarks:
      'Navigations “amount” and “categories”, a region for the offers and one of what to read next. The warning of credit stands before the first link to a lender.',
    headings:
      'Level 1; a list for each term at level 2; each product at level 3; the text at level 2.',
    keys: 'On a front: amount, term, button, then the amounts, then each card: what opens, then the link to the lender.',
    reader:
      '“Amount (EUR) 300–15,000, edit, 500. Lowest total for 500 €, 180 days: Hontana, link.”',
  },
  states: [
    {
      state: 'A front',
      shows:
        'The form, its answer with the cheapest offer, why to trust the list, and what else is compared.',
    },
    { state: 'A page of an amount', shows: 'The row of amounts with this one marked; no form.' },
    {
      state: 'Several terms',
      shows: 'A list for each, since costs of different terms are not comparable.',
    },
    {
      state: 'Offers of other amounts alone',
      shows: 'They stand in a closed list below, without a rank.',
    },
    { state: 'No offer', shows: 'A sentence that suggests another amount.' },
    { state: 'One amount', shows: 'No row of amounts: one is no choice.' },
  ],
  status: 'stable',
  changes: [
    {
      date: '2026-11-28',
      what: 'The range that is lent, and the days of payment and of repayment.',
    },
    {
      date: '2026-11-27',
      what: 'A front asks and answers in its hero, and says when figures were checked.',
    },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
