import type { ScreenDocs } from '../testing/screen-docs.ts';

export const faqDocs: ScreenDocs = {
  purpose:
    'Short questions and answers in groups, for visitors who look for one of them. Every answer has an address that opens it.',
  avoid:
    'The answer needs a page: Post, linked from a short answer. A word is explained: Glossary. Two or three questions belong to another page: the block Faq in its text.',
  fields: {
    'question-groups': {
      slug: 'The anchor of the group.',
      name: 'Heading of the group, and its link above.',
      position: 'Place of the group, the lowest first.',
      questions: 'Questions in the order shown.',
      'questions[].id': 'The anchor of the question: a link to it opens the answer.',
      'questions[].question': 'What opens the answer, as a visitor would ask.',
      'questions[].answer': 'The answer; its first sentence answers alone.',
    },
  },
  follow: [
    'Question: “What happens if I pay a day late?”',
    'Answer: “The lender may charge its reminder fee, 15 € in most contracts. Write before the day.”',
  ],
  mistakes: [
    '“Late payment” — not a question, and nobody searches for it.',
    'An answer that is only “Contact us”.',
    'The same question in two groups: a search finds both, and one gets old.',
  ],
  accessibility: {
    landmarks: 'A navigation “groups”, and a region for each group named by its heading.',
    headings: 'Level 1, the groups at level 2. Questions are no headings but summaries of details.',
    keys: 'Enter and Space open and close an answer. Letters in the field leave the questions that have them.',
    reader: '“What happens if I pay a day late?, disclosure, collapsed.”',
  },
  states: [
    {
      state: 'Nothing matches what was typed',
      shows: 'A sentence that is announced; groups without a match are hidden.',
    },
    { state: 'Without JavaScript', shows: 'No field to find in; answers open as ever.' },
    { state: 'No group', shows: 'A sentence says that there are no questions yet.' },
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-28', what: 'A field that finds in the questions.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
