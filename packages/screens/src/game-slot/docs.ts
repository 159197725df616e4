import type { ScreenDocs } from '../testing/screen-docs.ts';

export const gameSlotDocs: ScreenDocs = {
  purpose:
    'A slot: minimum age and helpline first, then the figures that show what it costs to play. The demo comes last on the page.',
  avoid: 'For its provider, use Game provider. For a text about how slots work, use Post.',
  fields: {
    slots: {
      gameProviderId: 'Its provider, an entry of game-providers, linked among the facts.',
      returnToPlayer:
        'The percentage of all stakes that is paid out. The page adds what the game keeps.',
      volatility: 'How rare and how high wins are: low, medium, high.',
      reels: 'Number of reels; with `rows`, the size of the grid.',
      rows: 'Number of rows; with `reels`, the size of the grid.',
      paylines: 'How many lines can win.',
      bet: 'The smallest and the largest stake.',
      'bet.min': 'The smallest stake.',
      'bet.max': 'The largest stake.',
      'bet.currency':
        'Three-letter code. A currency other than the country’s is shown with its code.',
      maxWin: 'The highest win as a multiple of the stake.',
      releasedAt: 'The day of its release.',
      features: 'Such as free spins.',
      themes: 'Such as fruit.',
      demoUrl: 'Where it can be played without money.',
    },
  },
  follow: [
    'Summary: “Five reels, a return of 95.2 %, wins that are rare and high.”',
    'Fact: “Return 95.2 %. Of each 100 € staked the game keeps 4.80 €.”',
  ],
  mistakes: [
    '“Win up to 5,000 times your stake!” as a summary: it describes what hardly ever happens.',
    'A button to play for money: the screen has none.',
  ],
  accessibility: {
    landmarks: 'A complementary landmark “play safely”, then a region for the facts.',
    headings: 'Level 1; facts and text at level 2. The notice has no heading.',
    keys: 'The first links of the main landmark are those of the helpline, the last one is the demo.',
    reader: '“Return to player, 95.2 %. Of each 100 staked the game keeps 4.8.”',
  },
  states: [
    { state: 'A figure is unknown', shows: 'Its row is left out.' },
    { state: 'No demo', shows: 'The page ends with its text.' },
    { state: 'A stake in another currency', shows: 'The amounts with the code of that currency.' },
  ],
  status: 'stable',
  changes: [{ date: '2026-11-22', what: 'Added.' }],
};
