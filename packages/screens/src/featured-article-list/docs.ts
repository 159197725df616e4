import type { ScreenDocs } from '../testing/screen-docs.ts';

export const featuredArticleListDocs: ScreenDocs = {
  purpose:
    'Articles chosen by the editors, our own and those of publishers about us, in the editors’ order. The first one is large.',
  avoid: 'If the newest article should come first, use Post list. For press releases, use Press.',
  follow: [
    'Heading: “In the press”.',
    'Card of a publisher: “Which loans got dearer”, “Published by Diario del Sur”.',
  ],
  mistakes: [
    'A publisher’s headline changed to praise the site.',
    'The same position for all: then the newest comes first after all.',
  ],
  accessibility: {
    landmarks: 'A navigation “pages” if there are more than twenty.',
    headings: 'Level 1, then each article at level 2 in a list.',
    keys: 'The title of a card is its link; that of a publisher’s article opens its site in the same window.',
    reader: '“Which loans got dearer, heading level 2, link. Published by Diario del Sur.”',
  },
  states: [
    { state: 'No article', shows: 'A sentence that there are none yet.' },
    { state: 'An article with a figure', shows: 'Its card highlights the figure and the caption.' },
    {
      state: 'The second page and later',
      shows: 'No large first card and no text of the editors.',
    },
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-28', what: 'The first article is highlighted.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
