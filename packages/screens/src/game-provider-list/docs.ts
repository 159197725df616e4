import type { ScreenDocs } from '../testing/screen-docs.ts';

export const gameProviderListDocs: ScreenDocs = {
  purpose: 'The game providers of a locale, below the minimum age and the helpline of the country.',
  avoid: 'For games, use Game slot list. For providers of credit and savings, use Provider list.',
  follow: [
    'Heading: “Who makes slots”.',
    'Lead: “Who licensed them, and what their games return.”',
  ],
  mistakes: [
    '“The best casinos”: game providers are not casinos, and the list is in alphabetical order.',
    'A picture of coins in the text.',
  ],
  accessibility: {
    landmarks:
      'A complementary landmark “play safely” first; a navigation “pages” if there are more than twenty.',
    headings: 'Level 1, then each provider at level 2 in a list.',
    keys: 'The first links of the main landmark are those of the helpline; the name of a card is its link.',
    reader: '“Lumbre Games, heading level 2, link. 4.1 out of 5.”',
  },
  states: [
    { state: 'No provider', shows: 'A sentence that there is none yet, below the notice.' },
    {
      state: 'The second page and later',
      shows: 'The notice too; only the first page has the text.',
    },
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-28', what: 'Logos on the cards.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
