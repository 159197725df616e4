import type { ScreenDocs } from '../testing/screen-docs.ts';

export const providerListDocs: ScreenDocs = {
  purpose:
    'The companies of a country, each with the authority that licensed it, so that visitors can check a name.',
  avoid:
    'To compare products, use All products or Products list. For providers of games, use Game provider list. For payment methods, use Payment provider list.',
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
    keys: 'Typing in the field filters the companies. The name of a card is its link.',
    reader: '“Hontana, heading level 2, link. Licensed by the Banco de España.”',
  },
  states: [
    { state: 'Up to four companies', shows: 'No search field: the list is short.' },
    { state: 'Nothing matches what was typed', shows: 'A sentence that is announced.' },
    { state: 'Without JavaScript', shows: 'The list has no search field.' },
    { state: 'No company', shows: 'A sentence that there is none yet.' },
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-28', what: 'A search field for the list; logos.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
