import type { ScreenDocs } from '../testing/screen-docs.ts';

export const diaryDocs: ScreenDocs = {
  purpose:
    'What one person did with their money over weeks: how it ended, then the entries from the first to the last, each with what was owed or owned that day.',
  avoid: 'If the story has no days, use Post. If it is about one figure, use Featured article.',
  fields: {
    diaries: {
      outcome: 'How it ended, in a box above the text. Diary list highlights it too.',
      entries: 'The entries, which the screen sorts by date, oldest first.',
      'entries[].id': 'The anchor of the entry.',
      'entries[].publishedAt': 'Its day.',
      'entries[].title': 'Its heading.',
      'entries[].body': 'What happened.',
      'entries[].image': 'A picture above it, loaded when the reader scrolls near it.',
      'entries[].balance': 'What the writer owns or owes that day.',
      'entries[].balance.amount': 'Negative for a debt.',
      'entries[].balance.currency': 'Three-letter code, such as `EUR`.',
    },
  },
  follow: [
    'Title: “Nine months to pay back 4,200 €”.',
    'Outcome: “Paid on 3 August, two weeks before the plan.”',
    'Entry: “The card is cut in two”. Balance: −3,940 €.',
  ],
  mistakes: [
    '“Read how it went!” as an outcome — it keeps the ending back.',
    'Entries without a balance: the reader cannot follow the progress.',
  ],
  accessibility: {
    landmarks: 'A navigation “topics” in the title, and a region for what to read next.',
    headings: 'Level 1, each entry at level 2 in an ordered list, related pages at level 2.',
    keys: 'Only links are focusable. An address with the anchor of an entry opens the page at it.',
    reader:
      '“List with 9 items. 1 March 2026. The card is cut in two, heading level 2. Balance −3,940 €.”',
  },
  states: [
    { state: 'Still going on', shows: 'The page begins with its text, without an outcome.' },
    { state: 'No entry yet', shows: 'Only the title and the text.' },
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-28', what: 'The outcome first, the balance beside each entry.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
