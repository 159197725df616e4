import type { ScreenDocs } from '../testing/screen-docs.ts';

export const flowDocs: ScreenDocs = {
  purpose:
    'An application, a sign-up or a survey: one question or a small group at a time, the answers to check, and an end that leads on. The page type chooses the steps.',
  avoid:
    'Somebody writes to the company: Contact. A calculator answers at once and keeps nothing: Loan calculator. The lead service has its own form: put the block LeadForm into the text, and the steps are left out.',
  fields: {
    pages: {
      whiteLabel:
        'The partner in whose name the page asks, a row of the site’s partners. The page then has the partner’s name and colours and says who uses the data.',
      body: 'Stands beside or below the questions: what happens with the answers, and how long it takes.',
      image: 'Not shown.',
      relatedPaths: 'Not shown: ends lead on.',
      authorId: 'Not shown.',
      reviewerId: 'Not shown.',
      reviewedAt: 'Not shown.',
      publishedAt: 'Not shown.',
    },
  },
  follow: [
    'Heading: “Apply for a loan”.',
    'Lead: “Eleven questions, about four minutes. Nothing is sent before you have checked your answers.”',
    'Text: “The lender looks at your answers and decides; we do not.”',
  ],
  mistakes: [
    '“Almost done!” — the page says the step and how many there are.',
    '“You are approved” in the text of a page that only passes answers on.',
    'A question in the text: questions are those of the flow.',
  ],
  accessibility: {
    landmarks:
      'None besides those of the text; an end of the flow is a region that takes the focus.',
    headings: 'Level 1; the step, the check, the end and the summary of errors at level 2.',
    keys: 'Enter continues. After an error the focus is on the summary, whose links lead to the fields. “Back” is a link.',
    reader:
      '“Step 2 of 11. How much do you need, heading level 2. Amount in euros, edit, e.g. 1,500.”',
  },
  states: [
    {
      state: 'A step is refused',
      shows: 'The summary, and the fields with their errors; what was typed stays.',
      story: 'RefusedAgreement',
    },
    {
      state: 'A step that repeats',
      shows: 'Its items with their sum, and a button for another.',
      story: 'RefusedDebt',
    },
    {
      state: 'The check before sending',
      shows: 'Every answer with a link to change it.',
      story: 'CheckedDebts',
    },
    {
      state: 'Answers cannot be loaded',
      shows: 'A sentence and a link to try again, instead of an empty form.',
      story: 'AnswersUnavailable',
    },
    {
      state: 'Not qualified',
      shows: 'The reasons, without a mark of success, and pages that help.',
      story: 'NotQualified',
    },
    { state: 'Sent', shows: 'A reference, and where to go on.', story: 'ApplicationSent' },
    {
      state: 'In the name of a partner',
      shows: 'The end leads to the partner.',
      story: 'PartnerApp',
    },
    {
      state: 'An email has to be confirmed',
      shows: 'Where it was sent, and a field to correct the address.',
      story: 'EmailSent',
    },
    { state: 'Too many debts', shows: 'Public advice and no offer.', story: 'DebtAdvice' },
    {
      state: 'A flow that asks for credit',
      shows: 'The warning of the law above the first step, where the country has one.',
    },
    {
      state: 'Without JavaScript',
      shows: 'Each step is posted; the answer is this page at the next step.',
    },
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-29', what: 'A step that asks nothing yet shows no empty fields.' },
    { date: '2026-11-28', what: 'Ends lead to pages that help.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
