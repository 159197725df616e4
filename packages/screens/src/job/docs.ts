import type { ScreenDocs } from '../testing/screen-docs.ts';

export const jobDocs: ScreenDocs = {
  purpose: 'A vacancy: salary, place and deadline before the text, and how to apply below it.',
  avoid:
    'Money for students: Scholarship. Why to work here in general: About or Document, which links the vacancies.',
  fields: {
    jobs: {
      deadline: 'The last day to apply. After it the page says so and the way to apply is gone.',
      place: 'Where the work is done.',
      'place.city': 'The city, if there is one.',
      'place.country': 'The country as a code, which is written in the language of the page.',
      'place.remote': 'Whether the work is done at home: not at all, partly or fully.',
      salary: 'A range. There is no vacancy without one.',
      'salary.min': 'The lowest salary.',
      'salary.max': 'The highest salary.',
      'salary.currency': 'Three letters. Another currency than the country’s is named with them.',
      'salary.per': 'Year, month or hour.',
      employmentType: 'Full time, part time, for a time, or as an intern.',
      applyUrl: 'Where to apply. This or `applyEmail` is needed.',
      applyEmail: 'Whom to write to.',
    },
  },
  follow: [
    'Title: “Editor for loans, Madrid or remote”.',
    'Summary: “You check what lenders publish and write what it means.”',
  ],
  mistakes: [
    '“Rockstar”, “ninja”: nobody searches for that, and it keeps people away.',
    '“Competitive salary”: the range is a field.',
  ],
  accessibility: {
    landmarks: 'A region “facts” and a region “how to apply”, each named by its heading.',
    headings: 'Level 1; facts, the headings of the text and how to apply at level 2.',
    keys: 'Links alone take the focus.',
    reader: '“Salary, 32,000–38,000 € a year, before tax. Apply until, 30 November 2026.”',
  },
  states: [
    {
      state: 'The deadline is over in every time zone',
      shows: 'A warning above the facts, no way to apply, no structured data.',
    },
    {
      state: 'Email alone',
      shows: 'The address among the facts of how to apply, without a button.',
    },
  ],
  status: 'stable',
  changes: [{ date: '2026-11-22', what: 'Added.' }],
};
