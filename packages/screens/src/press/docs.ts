import type { ScreenDocs } from '../testing/screen-docs.ts';

export const pressDocs: ScreenDocs = {
  purpose:
    'For journalists: whom to ask, what they may use, and the press releases, newest first, each with its own anchor on this page.',
  avoid:
    'For news for readers, use Post. For customers who want to write, use Contact. For articles that publishers wrote about the site, use Featured article list.',
  fields: {
    'press-releases': {
      slug: 'The anchor of the release on the page: `/press/#figures-2026`.',
      title: 'Heading of the release.',
      publishedAt: 'Its date. The newest release comes first.',
      summary: 'The first paragraph, in bold.',
      body: 'The rest of the release.',
    },
  },
  follow: [
    'Release: “Every fourth lender raised its rate in October”.',
    'Summary: “Of 212 lenders, 53 raised the rate of a loan of 1,000 €. The median is now 21.4 %.”',
    'Lead: “Figures may be quoted with the name of the site.”',
  ],
  mistakes: [
    '“Exciting news!” — a release begins with its figure.',
    'A release as a picture or a file: nobody can quote it or read it aloud.',
  ],
  accessibility: {
    landmarks:
      'A region “releases”, named by its heading; the contact is an address, which is no landmark.',
    headings:
      'Level 1; contact and releases at level 2; each release at level 3 in an ordered list.',
    keys: 'Only links are focusable. An address with the anchor of a release opens the page at it.',
    reader:
      '“Releases, list with 3 items. 4 November 2026. Every fourth lender…, heading level 3.”',
  },
  states: [
    { state: 'No release', shows: 'A sentence that there is none yet.' },
    { state: 'No organization among the components', shows: 'The page begins with its text.' },
  ],
  status: 'stable',
  changes: [{ date: '2026-11-22', what: 'Added.' }],
};
