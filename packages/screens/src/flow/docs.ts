import type { ScreenDocs } from '../testing/screen-docs.ts';

export const flowDocs: ScreenDocs = {
  purpose:
    'An application, a sign-up or a survey: one question or a small group at a time, a page to check the answers, and an end page that leads on. The page type chooses the steps.',
  avoid:
    'To let somebody write to the company, use Contact. For a calculator, which answers at once and stores nothing, use Loan calculator. If the lead service has its own form, put the block LeadForm into the text; it replaces the steps.',
  fields: {
    pages: {
      whiteLabel:
        'The partner on whose behalf the page asks, from the partners of the site. The page then has the partner’s name and colours and says who uses the data.',
      body: 'Text beside or below the questions: what happens to the answers, and how long it takes.',
      image: 'Not shown.',
      relatedPaths: 'Not shown: the end pages lead on.',
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
    'A question in the text: the flow asks the questions.',
  ],
  accessibility: {
    landmarks:
      'None besides those of the text; an end of the flow is a region that takes the focus.',
    headings: 'Level 1; the step, the check, the end page and the error summary at level 2.',
    keys: 'Enter continues. After an error, focus moves to the summary, whose links lead to the fields. “Back” is a link.',
    reader:
      '“Step 2 of 11. How much do you need, heading level 2. Amount in euros, edit, e.g. 1,500.”',
  },
  states: [
    {
      state: 'A step has errors',
      shows: 'The summary, and the fields with their errors; the input is kept.',
      story: 'RefusedAgreement',
    },
    {
      state: 'A repeating step',
      shows: 'Its items with their total, and a button to add one.',
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
    { state: 'Sent', shows: 'A reference number, and where to go next.', story: 'ApplicationSent' },
    {
      state: 'On behalf of a partner',
      shows: 'The end leads to the partner.',
      story: 'PartnerApp',
    },
    {
      state: 'An email has to be confirmed',
      shows: 'The address it was sent to, and a field to correct it.',
      story: 'EmailSent',
    },
    { state: 'Too many debts', shows: 'Public advice and no offer.', story: 'DebtAdvice' },
    {
      state: 'A flow that asks for credit',
      shows: 'The warning of the law above the first step, where the country has one.',
    },
    {
      state: 'Without JavaScript',
      shows: 'Each step is submitted; this page then shows the next step.',
    },
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-29', what: 'A step without questions shows no empty fields.' },
    { date: '2026-11-28', what: 'End pages link to pages that help.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
