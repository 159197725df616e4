import type { ScreenDocs } from '../testing/screen-docs.ts';

export const gameSlotListDocs: ScreenDocs = {
  purpose:
    'The slots of a locale, each with its return as a bar and its volatility, below the minimum age and the helpline.',
  avoid:
    'For the slots of one provider, use Game provider, which lists them. For the providers, use Game provider list.',
  follow: [
    'Heading: “Slots and what they return”.',
    'Lead: “How much of your stakes a game keeps. Read it before you play.”',
  ],
  mistakes: [
    '“Hot slots”: no slot is hot, and such a page must not promise wins.',
    'The highest win on a card: cards show the return.',
  ],
  accessibility: {
    landmarks:
      'A complementary landmark “play safely” first; a navigation “pages” if there are more than twenty.',
    headings: 'Level 1, then each slot at level 2 in a list.',
    keys: 'After the helpline, typing in the field filters the slots.',
    reader: '“Nine Lanterns, heading level 2, link. Return to player, 95.2 %. High volatility.”',
  },
  states: [
    { state: 'Up to four slots', shows: 'The list has no search field.' },
    { state: 'Nothing matches what was typed', shows: 'A sentence that is announced.' },
    { state: 'No slot', shows: 'A sentence that there is none yet, below the notice.' },
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-30', what: 'The return drawn as a bar.' },
    { date: '2026-11-28', what: 'A search field for the list.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
