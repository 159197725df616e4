import type { ScreenDocs } from '../testing/screen-docs.ts';

export const documentDocs: ScreenDocs = {
  purpose:
    'A page with a single text: the privacy policy, the cookie policy, terms, or any page of the type Basic. A text of four or more sections has a table of contents.',
  avoid:
    'If the text answers a question and has an author, use Post. For the company, use About. For the accessibility statement, use Accessibility.',
  follow: [
    'Heading: “Privacy policy”.',
    'Lead: “What we store about you, for how long, and how to have it deleted.”',
    'Section: “How long we keep your answers”, with an id, so that it is in the table of contents.',
  ],
  mistakes: [
    '“1.”, “2.”, “3.” as headings: the table of contents would say nothing.',
    'A table of contents typed into the text: the screen creates one.',
    '“Last updated: 3 May” typed into the text: the screen shows the date of the entry below the heading.',
  ],
  accessibility: {
    landmarks:
      'An article; a navigation “contents” in it where the text has at least four sections.',
    headings: 'Level 1, then the sections of the text at level 2 and their subsections at level 3.',
    keys: 'Tab goes through the table of contents; Enter moves to a section and keeps it clear of the header.',
    reader: '“On this page, navigation, list with 6 items. What we store, link.”',
  },
  states: [
    { state: 'Fewer than four sections with an id', shows: 'No table of contents.' },
    { state: 'With an author', shows: 'Author, reviewer and dates above the text.' },
    {
      state: 'Cookie policy',
      shows: 'The block CookieTableBlock in its text lists the cookies that the site declares.',
    },
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-22', what: 'Authors, image and related pages; a table of contents.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
