import type { ScreenDocs } from '../testing/screen-docs.ts';

export const gameProviderListDocs: ScreenDocs = {
  purpose:
    'The makers of games that a locale describes, below the age and the helpline of the country.',
  avoid: 'Games: Game slot list. Companies of credit and savings: Provider list.',
  follow: [
    'Heading: “Makers of slots”.',
    'Lead: “Who licensed them, and what their games return.”',
  ],
  mistakes: [
    '“The best casinos”: makers are no casinos, and the list is in the order of names.',
    'A picture of coins in the text.',
  ],
  accessibility: {
    landmarks:
      'A complementary part “play safely” first; a navigation “pages” if there are more than twenty.',
    headings: 'Level 1, then each maker at level 2 in a list.',
    keys: 'The first links of the main part are those of the helpline; the name of a card is its link.',
    reader: '“Lumbre Games, heading level 2, link. 4.1 out of 5.”',
  },
  states: [
    { state: 'No maker', shows: 'A sentence says that there is none yet, below the notice.' },
    {
      state: 'The second page and later',
      shows: 'The notice too; the text is on the first page alone.',
    },
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-28', what: 'Logos on the cards.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
