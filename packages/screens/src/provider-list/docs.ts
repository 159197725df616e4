import type { ScreenDocs } from '../testing/screen-docs.ts';

export const providerListDocs: ScreenDocs = {
  purpose: 'The companies of a country, each with who licensed it, so that a name can be checked.',
  avoid:
    'Products are compared: All products or Products list. Makers of games: Game provider list. Ways to pay: Payment provider list.',
  follow: [
    'Heading: “Companies that we list”.',
    'Lead: “Each has a licence. Its number leads to the register.”',
  ],
  mistakes: [
    '“Our partners”: the list has every company with an entry, whether it pays or not.',
    'A company without a licence in the folder: the field is required.',
  ],
  accessibility: {
    landmarks: 'A navigation “pages” if there are more than twenty.',
    headings: 'Level 1, then each company at level 2 in a list.',
    keys: 'Letters in the field leave the companies that have them. The name of a card is its link.',
    reader: '“Hontana, heading level 2, link. Licensed by the Banco de España.”',
  },
  states: [
    { state: 'Up to four companies', shows: 'No field to find in: they are read at a glance.' },
    { state: 'Nothing matches what was typed', shows: 'A sentence that is announced.' },
    { state: 'Without JavaScript', shows: 'No field to find in.' },
    { state: 'No company', shows: 'A sentence says that there is none yet.' },
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-28', what: 'A field that finds in the list; logos.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
