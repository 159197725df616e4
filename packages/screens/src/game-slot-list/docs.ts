import type { ScreenDocs } from '../testing/screen-docs.ts';

export const gameSlotListDocs: ScreenDocs = {
  purpose:
    'The slots of a locale, each with its return as a bar and its volatility, below the age and the helpline.',
  avoid: 'The slots of one maker: Game provider lists them. Makers: Game provider list.',
  follow: [
    'Heading: “Slots and what they return”.',
    'Lead: “What a game keeps of your stakes, before you play.”',
  ],
  mistakes: [
    '“Hot slots”: no slot is, and the text of such a page promises no win.',
    'The highest win on a card: cards say the return.',
  ],
  accessibility: {
    landmarks:
      'A complementary part “play safely” first; a navigation “pages” if there are more than twenty.',
    headings: 'Level 1, then each slot at level 2 in a list.',
    keys: 'After the helpline, letters in the field leave the slots that have them.',
    reader: '“Nine Lanterns, heading level 2, link. Return to player, 95.2 %. High volatility.”',
  },
  states: [
    { state: 'Up to four slots', shows: 'No field to find in.' },
    { state: 'Nothing matches what was typed', shows: 'A sentence that is announced.' },
    { state: 'No slot', shows: 'A sentence says that there is none yet, below the notice.' },
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-30', what: 'The return drawn as a bar.' },
    { date: '2026-11-28', what: 'A field that finds in the list.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
