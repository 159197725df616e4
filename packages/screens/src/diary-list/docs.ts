import type { ScreenDocs } from '../testing/screen-docs.ts';

export const diaryListDocs: ScreenDocs = {
  purpose:
    'The diaries of a locale, the newest first, each with how it ended and its latest entry.',
  avoid:
    'For articles, use Post list. To point to a single diary, link to it from the text that mentions it.',
  follow: [
    'Heading: “Diaries”.',
    'Lead: “People who write down what a debt costs, until it is paid.”',
  ],
  mistakes: [
    '“True stories!” — say what they are about.',
    'A picture of money as the image of every diary.',
  ],
  accessibility: {
    landmarks: 'A navigation “pages” if there are more than twenty.',
    headings: 'Level 1, then each diary at level 2 in a list.',
    keys: 'The title of a card is its link; the whole card can be clicked.',
    reader: '“Nine months to pay back 4,200 €, heading level 2, link. Paid on 3 August…”',
  },
  states: [
    { state: 'No diary', shows: 'A sentence that there are none yet.' },
    { state: 'A diary without an outcome', shows: 'Its card shows only the latest entry.' },
    {
      state: 'The second page and later',
      shows: 'Only the first page has the text of the editors.',
    },
  ],
  status: 'stable',
  changes: [{ date: '2026-11-22', what: 'Added.' }],
};
