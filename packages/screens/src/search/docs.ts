import type { ScreenDocs } from '../testing/screen-docs.ts';

export const searchDocs: ScreenDocs = {
  purpose:
    'Finds pages and offers by words, amounts and terms. Before a search it shows the most popular pages.',
  avoid:
    'To search one list, use the search field of that list (FAQ, Glossary, Provider list). A locale without a row with the screen `search` has no search in its header either.',
  fields: {
    pages: {
      image: 'Not shown.',
      body: 'Not shown: the page has its form, the results and the popular pages.',
      relatedPaths: 'Not shown; the entries of search-menu-items are.',
      authorId: 'Not shown.',
      reviewerId: 'Not shown.',
      reviewedAt: 'Not shown.',
      publishedAt: 'Not shown.',
    },
    'search-menu-items': {
      label: 'The text of the result and of the suggestion.',
      description: 'A sentence below it, where there is room.',
      link: 'Where it leads: a page of the site or another site.',
      group: 'The heading under which menus show it.',
      icon: 'An icon of the icon library beside it.',
      keywords: 'Other words that should find it, as people type them.',
      position: 'Position; the first eight are shown before a search.',
    },
  },
  follow: [
    'Heading: “Search”.',
    'Keywords of a page about the APR: “apr”, “annual rate”, “what a loan costs”.',
    'Label: “How to read the APR”.',
  ],
  mistakes: [
    'Keywords that fit many pages, such as “loan”: every search finds the page.',
    '“Click here for loans” as a label.',
  ],
  accessibility: {
    landmarks: 'A search landmark, and a region “popular” named by its heading.',
    headings: 'Level 1; the results, with what was searched for, and the popular pages at level 2.',
    keys: 'Enter searches. With JavaScript, the arrow keys go through the suggestions and Escape closes them.',
    reader: '“4 results for “500 euros 3 months”, heading level 2. Loans of 500 €, link.”',
  },
  states: [
    { state: 'Nothing found', shows: 'What was searched for, and what to try instead.' },
    {
      state: 'The service is down',
      shows: 'A sentence that the search is unavailable, and the popular pages.',
    },
    { state: 'More than one page of results', shows: 'Links to the previous and the next page.' },
    { state: 'Without JavaScript', shows: 'The same form and results, without suggestions.' },
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-29', what: 'Amounts as people write them, such as R50 000.' },
    {
      date: '2026-11-28',
      what: 'A search for an amount or a feature links to the list with that choice.',
    },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
