import type { ScreenDocs } from '../testing/screen-docs.ts';

export const gameSlotDocs: ScreenDocs = {
  purpose:
    'A slot: age and helpline first, then the figures that say what it costs to play. The demonstration is the last thing on the page.',
  avoid: 'Its maker: Game provider. A text about how slots work: Post.',
  fields: {
    slots: {
      gameProviderId: 'Its maker, an entry of game-providers, linked among the facts.',
      returnToPlayer:
        'Per cent of all stakes that are paid out. The fact adds what the game keeps.',
      volatility: 'How far wins lie apart: low, medium, high.',
      reels: 'With `rows` the size of the grid.',
      rows: 'With `reels` the size of the grid.',
      paylines: 'How many lines can win.',
      bet: 'The smallest and the largest stake.',
      'bet.min': 'The smallest stake.',
      'bet.max': 'The largest stake.',
      'bet.currency': 'Three letters. Another currency than the country’s is named with them.',
      maxWin: 'The highest win as a multiple of the stake.',
      releasedAt: 'The day of its release.',
      features: 'Such as free spins.',
      themes: 'Such as fruit.',
      demoUrl: 'Where it is played without money.',
    },
  },
  follow: [
    'Summary: “Five reels, a return of 95.2 %, wins that are rare and high.”',
    'Fact: “Return 95.2 %. Of each 100 € staked the game keeps 4.80 €.”',
  ],
  mistakes: [
    '“Win up to 5,000 times your stake!” as a summary: it says what hardly ever happens.',
    'A button to play for money: the screen has none.',
  ],
  accessibility: {
    landmarks: 'A complementary part “play safely”, then a region for the facts.',
    headings: 'Level 1; facts and text at level 2. The notice has no heading.',
    keys: 'The first links of the main part are those of the helpline, the last one is the demonstration.',
    reader: '“Return to player, 95.2 %. Of each 100 staked the game keeps 4.8.”',
  },
  states: [
    { state: 'A figure is not known', shows: 'Its row is left out.' },
    { state: 'No demonstration', shows: 'The page ends with its text.' },
    { state: 'A stake in another currency', shows: 'The amounts with the code of that currency.' },
  ],
  status: 'stable',
  changes: [{ date: '2026-11-22', what: 'Added.' }],
};
