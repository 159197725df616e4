import type { ScreenDocs } from '../testing/screen-docs.ts';

export const diaryDocs: ScreenDocs = {
  purpose:
    'What one person did with their money over weeks: how it ended, then the entries from the first to the last, each with what was owed or owned that day.',
  avoid: 'It has no days: Post. The figure alone is the story: Featured article.',
  fields: {
    diaries: {
      outcome: 'How it ended, in a box above the text. It is also what stands out in Diary list.',
      entries: 'The days; the screen sorts them, the first one first.',
      'entries[].id': 'The anchor of the entry.',
      'entries[].publishedAt': 'Its day.',
      'entries[].title': 'Its heading.',
      'entries[].body': 'What happened.',
      'entries[].image': 'A picture above it, loaded when it comes near.',
      'entries[].balance': 'What the writer owns that day, or owes.',
      'entries[].balance.amount': 'Negative for a debt.',
      'entries[].balance.currency': 'Three letters, such as `EUR`.',
    },
  },
  follow: [
    'Title: “Nine months to pay back 4,200 €”.',
    'Outcome: “Paid on 3 August, two weeks before the plan.”',
    'Entry: “The card is cut in two”. Balance: −3,940 €.',
  ],
  mistakes: [
    'An outcome that keeps the secret: “Read how it went!”',
    'Entries without a balance: the reader cannot follow the sum.',
  ],
  accessibility: {
    landmarks: 'A navigation “topics” in the title, and a region of what to read next.',
    headings: 'Level 1, each entry at level 2 in an ordered list, related pages at level 2.',
    keys: 'Links alone take the focus. An address with the anchor of an entry opens the page at it.',
    reader:
      '“List with 9 items. 1 March 2026. The card is cut in two, heading level 2. Balance −3,940 €.”',
  },
  states: [
    { state: 'Still going on', shows: 'Without an outcome the page begins with its text.' },
    { state: 'No entry yet', shows: 'Title and text alone.' },
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-28', what: 'The outcome first, the balance beside each entry.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
