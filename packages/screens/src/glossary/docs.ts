import type { ScreenDocs } from '../testing/screen-docs.ts';

export const glossaryDocs: ScreenDocs = {
  purpose:
    'The terms of the field from A to Z, each with one plain definition, an anchor to link to, and the pages that explain it further.',
  avoid:
    'The term needs examples and figures: Post, which the term names under related pages. A question is asked, not a word: FAQ.',
  fields: {
    'glossary-terms': {
      slug: 'The anchor of the term: `/glosario/#tae`.',
      term: 'The term; its first letter in the alphabet of the language is its group.',
      definition: 'One or two sentences, which need no other term.',
      body: 'More than the definition: an example, a table.',
      synonyms: 'Other names, in one line below the definition.',
      relatedTermIds: 'Terms to compare it with, as links within the page.',
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
      'Level 1, a letter each at level 2. Terms are terms of description lists, not headings.',
    keys: 'Links of the letters move to their group. Typing in the field leaves the terms that have the words.',
    reader: '“A, heading level 2. APR, term, definition. What a loan costs in a year…”',
  },
  states: [
    {
      state: 'Nothing matches what was typed',
      shows: 'A sentence that is announced; letters without a match are hidden.',
    },
    { state: 'Without JavaScript', shows: 'No field to find in; the letters lead to the terms.' },
    { state: 'A term that begins with a number', shows: 'The group “#” before A.' },
    { state: 'No term', shows: 'A sentence says that there are no terms yet.' },
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-28', what: 'A field that finds in the terms.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
