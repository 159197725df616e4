import type { ScreenDocs } from '../testing/screen-docs.ts';

export const campaignDocs: ScreenDocs = {
  purpose:
    'A landing page with one promise and one action, for an advertisement that makes that promise. It has no navigation.',
  avoid:
    'If offers answer the promise, use Landing, which lists them. If visitors should look around, use Product list, which has the full header and footer.',
  fields: {
    pages: {
      lead: 'The promise in one sentence, as in the advertisement.',
      body: 'Begins with the action: a LinkBlock or the form of the site.',
    },
  },
  follow: [
    'Heading: “Compare 14 lenders in two minutes”, as the advertisement says.',
    'First block: a LinkBlock “See the offers”.',
  ],
  mistakes: [
    'A promise that the advertisement does not make: visitors leave, and search engines mark the page down.',
    'Three actions: the page has a single purpose.',
    'An amount or a rate in the heading of a page of credit: the law asks for a whole example beside it.',
  ],
  accessibility: {
    landmarks: 'None besides the main landmark, unless blocks in the text add some.',
    headings: 'Level 1, then those of the text.',
    keys: 'The logo in the header is the first link; the action is the first link of the main landmark.',
    reader: '“Compare 14 lenders in two minutes, heading level 1.”',
  },
  states: [
    {
      state: 'The country’s law asks for a warning of credit',
      shows: 'The warning above the text, and so above the action.',
    },
    { state: 'No image', shows: 'The text follows the warning.' },
  ],
  status: 'stable',
  changes: [{ date: '2026-11-22', what: 'Added.' }],
};
