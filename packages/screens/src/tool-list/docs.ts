import type { ScreenDocs } from '../testing/screen-docs.ts';

export const toolListDocs: ScreenDocs = {
  purpose:
    'The calculators of the site and tools on other sites, each with what it asks for and how long it takes.',
  avoid: 'For offers, use All products. For articles, use Post list.',
  fields: {
    tools: {
      link: 'Its address: a page of the site, or another site, which the link then announces.',
      inputs:
        'What it asks for, in the words of its labels. Without any, the card says that it asks for nothing.',
      minutes: 'How long it takes, above the summary.',
      icon: 'An icon of the icon library; without one a calculator.',
    },
  },
  follow: ['Name: “What does my loan cost?”', 'Inputs: “amount”, “term”, “rate”.'],
  mistakes: [
    '“Loan calculator 2.0”: use the question that it answers as the name.',
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
      state: 'A tool without a cost of credit',
      shows:
        'Its card has a sample: for savings and debts, the result for the default numbers; for companies and ways to pay, the first entry. Cards about credit have none, since a cost of credit needs a whole example beside it.',
    },
    { state: 'No tool', shows: 'A sentence that there is none yet.' },
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-30', what: 'Samples of debts, companies and ways to pay.' },
    { date: '2026-11-28', what: 'Icons, and a sample of the calculator of savings.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
