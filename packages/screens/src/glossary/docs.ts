import type { ScreenDocs } from '../testing/screen-docs.ts';

export const glossaryDocs: ScreenDocs = {
  purpose:
    'Financial terms from A to Z, each with one plain definition, an anchor to link to, and the pages that explain it further.',
  avoid:
    'If the term needs examples and figures, use Post and name it under the related pages of the term. To answer a question, use FAQ.',
  fields: {
    'glossary-terms': {
      slug: 'The anchor of the term: `/glosario/#tae`.',
      term: 'The term; its first letter decides its group.',
      definition: 'One or two sentences that need no other term.',
      body: 'More than the definition: an example, a table.',
      synonyms: 'Other names, on one line below the definition.',
      relatedTermIds: 'Related terms, as links within the page.',
      relatedPaths: 'Pages that explain it; an article named here links back to the term.',
    },
  },
  follow: [
    'Term: “APR”. Definition: “What a loan costs in a year, interest and fees together, in per cent of the loan.”',
    'Synonyms: “annual percentage rate”.',
  ],
  mistakes: [
    '“See Interest” as a definition: name it as a synonym there.',
    'A definition that begins with the term: “APR is the APR of…”.',
  ],
  accessibility: {
    landmarks: 'A navigation “letters”, and a region for each letter named by its heading.',
    headings:
      'Level 1, then each letter at level 2. Terms are in description lists and are not headings.',
    keys: 'The letters link to their groups. Typing in the field filters the terms.',
    reader: '“A, heading level 2. APR, term, definition. What a loan costs in a year…”',
  },
  states: [
    {
      state: 'Nothing matches what was typed',
      shows: 'A sentence that is announced; letters without a match are hidden.',
    },
    {
      state: 'Without JavaScript',
      shows: 'There is no search field; the letters lead to the terms.',
    },
    { state: 'A term that begins with a number', shows: 'The group “#” before A.' },
    { state: 'No term', shows: 'A sentence that there are no terms yet.' },
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-28', what: 'A search field for the terms.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
