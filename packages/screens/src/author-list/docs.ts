import type { ScreenDocs } from '../testing/screen-docs.ts';

export const authorListDocs: ScreenDocs = {
  purpose:
    'The people who write and review, grouped by area of expertise, so that readers see who knows what.',
  avoid:
    'For the company and its owner, use About. For one person, use Author. The list is built from the folder authors; the page itself has only a heading and a text.',
  follow: [
    'Heading: “Who writes here”.',
    'Lead: “Seven people, each with what they studied and where they worked before.”',
  ],
  mistakes: [
    '“Our experts” without credentials in the entries.',
    'An area for a single article: list the areas that the person writes about.',
  ],
  accessibility: {
    landmarks: 'A region for each area, named by its heading.',
    headings: 'Level 1, the areas at level 2, people at level 3.',
    keys: 'The name is the link; a person without a page has none.',
    reader: '“Loans, region. Ana Quintanilla, heading level 3, link. Editor for loans.”',
  },
  states: [
    { state: 'A person without an area', shows: 'The person is in a last group, “Other areas”.' },
    { state: 'A person with several areas', shows: 'The person is in each of them.' },
    { state: 'No people', shows: 'A sentence that there is nobody yet.' },
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-28', what: 'People under their areas of expertise.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
