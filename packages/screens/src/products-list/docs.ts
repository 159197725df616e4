import { productListFields } from '../testing/common-fields.ts';
import type { ScreenDocs } from '../testing/screen-docs.ts';
import { liveList } from '../testing/shared-docs.ts';

export const productsListDocs: ScreenDocs = {
  purpose:
    'Compares all products of one kind: visitors say what they need, filter, sort and put up to four side by side.',
  avoid:
    'For all kinds on one page, use All products. If the list is the same for everybody, use Product list. For a ranking of the editors, use Ranked products. For one company, use Provider.',
  fields: {
    pages: {
      ...productListFields,
      'productList.kind':
        'Not needed: ProductListCreditCard lists cards, ProductListBroker brokers. ProductListLeadQualifier lists loans.',
    },
  },
  follow: [
    'Heading: “Credit cards without an annual fee”, if `filter` leaves out the others.',
    'Lead: “Say how much you pay with a card in a month. The list says what a year costs.”',
    'Order: “Also weighs the fee abroad.” — an addition, since the page says its order itself.',
  ],
  mistakes: [
    '“Best cards” — it names no figure, so nobody can check it.',
    '“Sorted by cost” typed into the lead: when a visitor sorts differently, the lead is wrong.',
    'The risk warning in the text of a list of brokers: the screen already shows it.',
  ],
  accessibility: {
    landmarks:
      'A region for the offers, one for the comparison, one for advice on debt where it applies.',
    headings: 'Level 1; offers and comparison at level 2; each product at level 3.',
    keys: liveList.keys,
    reader: '“12 of 34, status: amount 500 €, term 4 months, lowest total first.”',
  },
  states: [
    {
      state: 'Two accounts compared',
      shows: 'The table below the list.',
      story: 'ComparedAccounts',
    },
    {
      state: 'Two brokers compared',
      shows: 'The table, with what 100 trades a year cost.',
      story: 'ComparedBrokers',
    },
    {
      state: 'Two loans for debts compared',
      shows: 'The table, above public debt advice.',
      story: 'ComparedDebts',
    },
    {
      state: 'No card fits',
      shows: 'A sentence that says so, and the filters as links that remove them.',
      story: 'NoCardFound',
    },
    {
      state: 'ProductListCreditCardStatic',
      shows: 'The list without a form, the same for everybody.',
    },
    ...liveList.states,
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-28', what: 'Badges of offers and their figures in one line.' },
    { date: '2026-11-22', what: 'Filters, sorting, the visitor’s own figures and a comparison.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
