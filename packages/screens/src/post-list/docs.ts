import type { ScreenDocs } from '../testing/screen-docs.ts';

export const postListDocs: ScreenDocs = {
  purpose:
    'The articles of a locale, or of one topic, newest first, twenty per page. The first one is large.',
  avoid:
    'If editors choose the articles, use Featured article list. For tools, use Tool list. For readers who look for a word, use Search.',
  fields: {
    categories: {
      name: 'The heading of the topic’s page, and its link above the lists.',
      description: 'One or two sentences below the heading.',
      parentId: 'The topic that this one belongs to.',
      image: 'A picture of the topic.',
      nextPaths: 'The next step for readers of its articles: a calculator, a list of products.',
      path: 'With a path the topic has a page and is linked.',
    },
  },
  follow: [
    'Topic: “Debt”. Description: “How to stop a reminder fee, and whom to ask for help.”',
    'Title: “Articles about debt | Juniper”.',
  ],
  mistakes: [
    'A topic with one article: link to the article instead.',
    'Two topics “Loans” and “Credit”: nobody knows where to look.',
  ],
  accessibility: {
    landmarks: 'A navigation “topics” above the list and a navigation “pages” below it.',
    headings: 'Level 1, then each article at level 2 in a list.',
    keys: 'The title of a card is its link; the whole card can be clicked. Page numbers are links.',
    reader: '“Topics, navigation. Debt, link, current page. List with 20 items.”',
  },
  states: [
    { state: 'No article', shows: 'A sentence that there are none yet.' },
    {
      state: 'The second page and later',
      shows: 'No large first card and no text of the editors.',
    },
    { state: 'The site has a feed', shows: 'A link to it below the list.' },
    { state: 'No topic has a page', shows: 'No row of topics.' },
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-28', what: 'The newest article is highlighted.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
