import type { BlockDocs } from '../testing/block-docs.ts';

export const siteHeaderDocs: BlockDocs = {
  purpose:
    'The head of every page: the mark of the brand, which leads to the front, the menu and, where a site has one, the search.',
  avoid:
    'A page asks in the name of a partner: the header shows the partner’s mark and no menu, as the story OfAPartner does.',
  follow: [
    '“Compare”, “Guides”, “About us”.',
    'The current page is marked, so that nobody presses it to see where they are.',
  ],
  mistakes: [
    '“Our wide range of loans”: an entry is a word or two.',
    'Seven entries and more side by side: group them, and let the group open.',
  ],
  entry: { folder: 'menus', slug: 'header' },
  accessibility: {
    roles:
      'A banner with a navigation that has a name; groups are details elements, the search is a search landmark.',
    keys: 'The first Tab of a page shows the link that skips to the content. Enter opens a group, Escape closes it.',
    reader: '“Plaza, link. Main, navigation. Compare, collapsed.”',
  },
  status: 'stable',
  changes: [
    { date: '2026-11-28', what: 'Groups of the menu open as panels with icons.' },
    { date: '2026-11-21', what: 'Added.' },
  ],
};
