import type { ScreenDocs } from '../testing/screen-docs.ts';

export const aboutDocs: ScreenDocs = {
  purpose:
    'Says what the site is, which company owns it and who pays for it, so that visitors can decide whether to trust the comparison.',
  avoid:
    'To let somebody write to the company, use Contact. For journalists, use Press. For a person, use Author. The screen adds the owner and the sentence about money; do not repeat them in the text.',
  follow: [
    'Heading: “Who compares here”.',
    'Lead: “Four people in Madrid check the figures of every lender once a week.”',
    'Description: “Who runs Juniper, how it earns money, and why that does not change the order of offers.”',
  ],
  mistakes: [
    '“We are the leading comparison site” — nobody can check it.',
    '“Independent” — it does not say who pays; the section about money right below does.',
  ],
  accessibility: {
    landmarks: 'A region “owner” and a region “funding”, each named by its heading.',
    headings:
      'Level 1 is the heading of the page; the headings of the text, the owner, the money and what to read next are of level 2.',
    keys: 'Only links are focusable.',
    reader: '“Who runs this site, region, heading level 2. Legal name, Juniper Comparisons Ltd”',
  },
  states: [
    {
      state: 'No organization among the components',
      shows: 'The section of the owner is left out; the one about money stays.',
    },
    { state: 'No author', shows: 'No byline; the text goes straight on to related pages.' },
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-23', what: 'The owner’s details include who supervises the company.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
