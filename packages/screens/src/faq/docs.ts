import type { ScreenDocs } from '../testing/screen-docs.ts';

export const faqDocs: ScreenDocs = {
  purpose:
    'Short questions and answers in groups, for visitors who look for one of them. Every answer has a URL that opens it.',
  avoid:
    'If the answer needs a page, use Post and link to it from a short answer. To explain a word, use Glossary. For two or three questions on another page, put the block Faq into its text.',
  fields: {
    'question-groups': {
      slug: 'The anchor of the group.',
      name: 'Heading of the group, and its link above.',
      position: 'Position of the group; the lowest comes first.',
      questions: 'The questions, in display order.',
      'questions[].id': 'The anchor of the question: a link to it opens the answer.',
      'questions[].question': 'The question, as a visitor would ask it.',
      'questions[].answer': 'The answer. Its first sentence should be enough on its own.',
    },
  },
  follow: [
    'Question: “What happens if I pay a day late?”',
    'Answer: “The lender may charge its reminder fee, 15 € in most contracts. Write before the day.”',
  ],
  mistakes: [
    '“Late payment” — not a question, and nobody searches for it.',
    'An answer that is only “Contact us”.',
    'The same question in two groups: a search finds both, and one goes out of date.',
  ],
  accessibility: {
    landmarks: 'A navigation “groups”, and a region for each group named by its heading.',
    headings: 'Level 1, the groups at level 2. Questions are no headings but summaries of details.',
    keys: 'Enter and Space open and close an answer. Typing in the field filters the questions.',
    reader: '“What happens if I pay a day late?, disclosure, collapsed.”',
  },
  states: [
    {
      state: 'Nothing matches what was typed',
      shows: 'A sentence that is announced; groups without a match are hidden.',
    },
    { state: 'Without JavaScript', shows: 'There is no search field; answers still open.' },
    { state: 'No group', shows: 'A sentence that there are no questions yet.' },
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-28', what: 'A search field for the questions.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
