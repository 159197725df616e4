import type { BlockDocs } from '../testing/block-docs.ts';

export const flowDocs: BlockDocs = {
  purpose:
    'Asks a person one thing at a time, in a form that the server answers with the next step: steps with fields, items that repeat, the answers to check, and the ends.',
  avoid:
    'A message with a few fields is sent at once: MessageForm. Something is computed and nothing kept: the form of a calculator. The lead service asks itself: LeadForm.',
  follow: [
    '“How much do you need, and for how long?” as the heading of a step.',
    '“Amount in euros”, with the hint “For example, 1,500”.',
    '“Amount in euros: write a number”, in the summary and at the field.',
  ],
  mistakes: [
    '“Step 2” as a heading: the line above says it.',
    '“Invalid input”: it does not say what to write.',
    '“Next” beside “Send” and “Save”: one button continues, the others look like links.',
  ],
  entry: { folder: 'pages', pageType: 'Signup' },
  accessibility: {
    roles:
      'A form without landmark; a heading of level 2 for each step; groups of choices are fieldsets with legends; the summary is an alert, what was saved a status.',
    keys: 'Enter continues. After an error the focus is on the summary, after the last step on the end. “Back” and “Change” are links.',
    reader:
      '“Step 2 of 11. How much do you need, heading level 2. Amount in euros, edit, required.”',
  },
  status: 'stable',
  changes: [
    {
      date: '2026-11-29',
      what: 'Fields that a step does not ask are hidden before its script comes.',
    },
    { date: '2026-11-28', what: 'Ends lead to pages that help.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
