import type { BlockDocs } from '../testing/block-docs.ts';

export const flowDocs: BlockDocs = {
  purpose:
    'Asks one thing at a time, in a form that the server answers with the next step: steps with fields, items that repeat, a page to check the answers, and the end pages.',
  avoid:
    'For a message of a few fields that is sent at once, use MessageForm. To compute something without storing it, use the form of a calculator. If the lead service asks the questions, use LeadForm.',
  follow: [
    '“How much do you need, and for how long?” as the heading of a step.',
    '“Amount in euros”, with the hint “For example, 1,500”.',
    '“Amount in euros: enter a number”, in the summary and next to the field.',
  ],
  mistakes: [
    '“Step 2” as a heading — the line above already says it.',
    '“Invalid input” — it does not say what to enter.',
    '“Next” beside “Send” and “Save” — one button continues; the others look like links.',
  ],
  entry: { folder: 'pages', pageType: 'Signup' },
  accessibility: {
    roles:
      'A form without a landmark and a heading of level 2 for each step. Groups of choices are fieldsets with legends; the error summary is an alert, and the saved notice a status.',
    keys: 'Enter continues. After an error, focus moves to the summary; after the last step, to the end page. “Back” and “Change” are links.',
    reader:
      '“Step 2 of 11. How much do you need, heading level 2. Amount in euros, edit, required.”',
  },
  status: 'stable',
  changes: [
    {
      date: '2026-11-29',
      what: 'Fields that a step does not ask for are hidden before its script loads.',
    },
    { date: '2026-11-28', what: 'End pages link to pages that help.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
