import type { ScreenDocs } from '../testing/screen-docs.ts';

export const contactDocs: ScreenDocs = {
  purpose:
    'How to reach the company: its details, how soon it replies, and a form that is sent from the page.',
  avoid:
    'Somebody applies for something: Flow. A journalist asks: Press, which names the same company without a form. Questions that come again and again: FAQ, linked from the lead.',
  follow: [
    'Heading: “Write to us”.',
    'Lead: “A person reads every message. Most answers are in the questions, which take a minute.”',
    'Title: “Contact | Juniper”.',
  ],
  mistakes: [
    '“Do not hesitate to contact us” — it says nothing about when somebody answers.',
    'The email of the company in the text as well: it stands in the details, from the organization.',
  ],
  accessibility: {
    landmarks:
      'A region “form”, named by its heading; the details are an address, which is no landmark.',
    headings:
      'Level 1; details and form at level 2; what is wrong with a message, and that it was sent, at level 3.',
    keys: 'Tab goes through the fields in their order, Enter in a line sends. After an error the focus is on the summary, whose links lead to the fields.',
    reader: '“Please mend this, alert. Email: write an address such as name@example.org, link.”',
  },
  states: [
    {
      state: 'Something is wrong',
      shows: 'The same page with a summary, the fields marked, and what was typed.',
    },
    { state: 'Sent', shows: 'A receipt in place of the form, at its own fragment.' },
    {
      state: 'Too many messages, or the service is away',
      shows: 'A sentence above the form; the message stays in it.',
    },
    { state: 'Without JavaScript', shows: 'The form is posted; the answer is this page.' },
    {
      state: 'No privacy policy in the locale',
      shows: 'The consent names the policy without a link.',
    },
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-22', what: 'The form with its receipt and its errors.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
