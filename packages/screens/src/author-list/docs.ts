import type { ScreenDocs } from '../testing/screen-docs.ts';

export const authorListDocs: ScreenDocs = {
  purpose:
    'The people who write and review, under their areas, so that a reader sees who knows what.',
  avoid:
    'The company and its owner: About. One person: Author. The list makes itself from the folder authors; the page has only a heading and a text.',
  follow: [
    'Heading: “Who writes here”.',
    'Lead: “Seven people, each with what they studied and where they worked before.”',
  ],
  mistakes: [
    '“Our experts” without credentials in the entries.',
    'An area for one article: a person has the areas that they write about.',
  ],
  accessibility: {
    landmarks: 'A region for each area, named by its heading.',
    headings: 'Level 1, the areas at level 2, people at level 3.',
    keys: 'The name is the link; a person without a page has none.',
    reader: '“Loans, region. Ana Quintanilla, heading level 3, link. Editor for loans.”',
  },
  states: [
    { state: 'Somebody has no area', shows: 'They stand in a last group, “Other areas”.' },
    { state: 'Several areas', shows: 'The person stands in each of them.' },
    { state: 'Nobody', shows: 'A sentence says that there is nobody yet.' },
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-28', what: 'People under their areas of expertise.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
