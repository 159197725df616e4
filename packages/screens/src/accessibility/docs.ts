import type { ScreenDocs } from '../testing/screen-docs.ts';

export const accessibilityDocs: ScreenDocs = {
  purpose:
    'The accessibility statement that the law asks for: the legal text of the editors, and below it what the last automatic tests found, with their date.',
  avoid:
    'For any other legal text, use Document, which has a table of contents. To choose this screen, set `screen` in the row of a page of the type Basic.',
  follow: [
    'Heading: “Accessibility statement”.',
    '“We have not tested the site with people who use screen readers. We plan to do so in spring.”',
    '“Write to access@juniper.example if something does not work. We answer within ten days.”',
  ],
  mistakes: [
    '“This site is fully accessible” — the law asks what is not, and why.',
    'Results copied into the text: the screen shows those of the last test.',
  ],
  accessibility: {
    landmarks: 'An article with the text, and a region “results” named by its heading.',
    headings: 'Level 1, then the headings of the text, the results and related pages at level 2.',
    keys: 'Only links are focusable.',
    reader: '“Results of our tests, region. Standard, WCAG 2.2 AA. Findings, none.”',
  },
  states: [
    {
      state: 'No report among the components',
      shows: 'The text alone; the section of results appears once the tests have written one.',
    },
    { state: 'The tests found something', shows: 'A sentence for each finding, with its page.' },
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-27', what: 'The results are written in the language of the page.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
