import type { ScreenDocs } from '../testing/screen-docs.ts';

export const featuredArticleListDocs: ScreenDocs = {
  purpose:
    'Articles that editors chose, our own and those of publishers about us, in the editors’ order. The first is large.',
  avoid: 'The newest should be first: Post list. Releases for journalists: Press.',
  follow: [
    'Heading: “In the press”.',
    'Card of a publisher: “Which loans got dearer”, “Published by Diario del Sur”.',
  ],
  mistakes: [
    'A publisher’s headline changed to praise the site.',
    'A position that is the same for all: then the newest is first after all.',
  ],
  accessibility: {
    landmarks: 'A navigation “pages” if there are more than twenty.',
    headings: 'Level 1, then each article at level 2 in a list.',
    keys: 'The title of a card is its link; one of a publisher leaves the site in the same window.',
    reader: '“Which loans got dearer, heading level 2, link. Published by Diario del Sur.”',
  },
  states: [
    { state: 'No article', shows: 'A sentence says that there are none yet.' },
    { state: 'An article with a figure', shows: 'Figure and caption stand out on its card.' },
    {
      state: 'The second page and later',
      shows: 'No large first card and no text of the editors.',
    },
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-28', what: 'The first article stands out.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
