import type { ScreenDocs } from '../testing/screen-docs.ts';

export const contactDocs: ScreenDocs = {
  purpose:
    'How to reach the company: its details, how soon it replies, and a form that is sent from the page.',
  avoid:
    'For an application, use Flow. For journalists, use Press, which shows the same company without a form. For questions that keep coming back, use FAQ and link to it from the lead.',
  follow: [
    'Heading: “Write to us”.',
    'Lead: “A person reads every message. Most answers are in the questions, which take a minute.”',
    'Title: “Contact | Juniper”.',
  ],
  mistakes: [
    '“Do not hesitate to contact us” — it says nothing about when somebody answers.',
    'The email of the company in the text as well: the details already show it.',
  ],
  accessibility: {
    landmarks:
      'A region “form”, named by its heading; the details are an address, which is no landmark.',
    headings:
      'Level 1; details and form at level 2; the error summary and the confirmation at level 3.',
    keys: 'Tab goes through the fields in order; Enter in a single-line field submits the form. After an error, focus moves to the summary, whose links lead to the fields.',
    reader: '“Please correct this, alert. Email: write an address such as name@example.org, link.”',
  },
  states: [
    {
      state: 'Validation errors',
      shows: 'The same page with a summary, the fields marked, and what was typed.',
    },
    {
      state: 'Sent',
      shows: 'A confirmation instead of the form; the URL has a fragment that leads to it.',
    },
    {
      state: 'Too many messages, or the service is down',
      shows: 'A sentence above the form; the message is kept.',
    },
    {
      state: 'Without JavaScript',
      shows: 'The form is submitted, and this page shows the result.',
    },
    {
      state: 'No privacy policy in the locale',
      shows: 'The consent names the policy without a link.',
    },
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-22', what: 'The form, with a confirmation and errors.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
