import type { ScreenDocs } from '../testing/screen-docs.ts';

export const documentDocs: ScreenDocs = {
  purpose:
    'A page of one text: the privacy policy, the cookie policy, terms, or any page of the type Basic. Four parts and more get a list of links to them.',
  avoid:
    'The text answers a reader’s question and has an author: Post. The text is about the company: About. It is the accessibility statement: Accessibility.',
  follow: [
    'Heading: “Privacy policy”.',
    'Lead: “What we store about you, for how long, and how to have it deleted.”',
    'Part: “How long we keep your answers”, with an id, so that it is in the list.',
  ],
  mistakes: [
    '“1.”, “2.”, “3.” as headings: the list of parts would say nothing.',
    'A table of contents typed into the text: the screen makes one.',
    '“Last updated: 3 May” typed into the text: the date below the heading is that of the entry.',
  ],
  accessibility: {
    landmarks: 'An article; a navigation “contents” in it where the text has at least four parts.',
    headings: 'Level 1, then the parts of the text at level 2 and what is inside them at level 3.',
    keys: 'Tab goes through the list of parts; Enter moves to the part and keeps it clear of the header.',
    reader: '“On this page, navigation, list with 6 items. What we store, link.”',
  },
  states: [
    { state: 'Fewer than four parts with an id', shows: 'No list of parts.' },
    { state: 'Signed', shows: 'Author, reviewer and dates above the text.' },
    {
      state: 'Cookie policy',
      shows: 'The block CookieTableBlock in its text lists the cookies that the site declares.',
    },
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-22', what: 'Authors, image and related pages; a list of parts.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
