import type { ScreenDocs } from '../testing/screen-docs.ts';

export const gameProviderDocs: ScreenDocs = {
  purpose:
    'A game provider: its licences and its slots, below the minimum age and the helpline of the country.',
  avoid: 'For a single game, use Game slot. For a company that lends or holds money, use Provider.',
  fields: {
    'game-providers': {
      rating: 'From 0 to 5, as a ring and in words; also on its card.',
      foundedYear: 'Among the facts.',
      headquarters: 'City and country.',
      website: 'Its own site.',
      licences: 'One line each, as the authority writes it.',
    },
  },
  follow: [
    'Summary: “Makes slots with a return of 94 to 97 %, since 2011 in Malta.”',
    'Licence: “Malta Gaming Authority, MGA/B2B/123/2012”.',
  ],
  mistakes: [
    '“Huge wins await”: no text on such a page says what players could win.',
    'A rating without a review that explains it.',
  ],
  accessibility: {
    landmarks: 'A complementary landmark “play safely”, then regions for the facts and the slots.',
    headings:
      'Level 1; facts, slots and text at level 2; each slot at level 3. The notice has no heading.',
    keys: 'The first links of the main landmark are those of the helpline.',
    reader: '“Play safely, complementary. 18+. Help: Juego seguro, link. 900 200 225, link.”',
  },
  states: [
    { state: 'No slot', shows: 'A sentence that there is none yet.' },
    { state: 'No rating', shows: 'Only the name and the logo.' },
    {
      state: 'A country without a row of rules',
      shows: 'The highest minimum age and no helpline; the site check fails.',
    },
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-28', what: 'Logo and rating beside the name.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
