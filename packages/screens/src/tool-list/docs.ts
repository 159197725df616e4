import type { ScreenDocs } from '../testing/screen-docs.ts';

export const toolListDocs: ScreenDocs = {
  purpose:
    'The calculators of a site and tools elsewhere, each with what it asks and how long it takes.',
  avoid: 'Offers: All products. Articles: Post list.',
  fields: {
    tools: {
      link: 'Where it is: a page of the site, or another site, which the link then says.',
      inputs: 'What it asks, in the words of its labels. None: the card says that it asks nothing.',
      minutes: 'How long it takes, above the summary.',
      icon: 'An icon of the icon library; without one a calculator.',
    },
  },
  follow: ['Name: “What does my loan cost?”', 'Inputs: “amount”, “term”, “rate”.'],
  mistakes: [
    '“Loan calculator 2.0”: the name is the question that it answers.',
    'One minute for a tool that asks for ten debts.',
  ],
  accessibility: {
    landmarks: 'None besides those of the text.',
    headings: 'Level 1, then each tool at level 2 in a list.',
    keys: 'The name of a card is its link; the whole card can be clicked.',
    reader:
      '“What do savings grow to?, heading level 2, link. 1 minute. Asks for: amount, deposit, rate.”',
  },
  states: [
    {
      state: 'A tool that says no cost of credit',
      shows:
        'Its card has a sample: of savings and of debts the answer to the first numbers, of companies and of ways to pay the first entry. Cards of credit have none, since a cost of credit needs a whole example beside it.',
    },
    { state: 'No tool', shows: 'A sentence says that there is none yet.' },
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-30', what: 'Samples of debts, companies and ways to pay.' },
    { date: '2026-11-28', what: 'Icons, and a sample of the calculator of savings.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
