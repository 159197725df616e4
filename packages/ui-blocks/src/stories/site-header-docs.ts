import type { BlockDocs } from '../testing/block-docs.ts';

export const siteHeaderDocs: BlockDocs = {
  purpose:
    'The header of every page: the logo, which leads to the front page, the menu and, on a site that has one, the search.',
  avoid:
    'On a page in the name of a partner, the header shows the partner’s logo and no menu, as in the story OfAPartner.',
  follow: [
    '“Compare”, “Guides”, “About us”.',
    'The current page is marked, so that nobody has to click to see where they are.',
  ],
  mistakes: [
    '“Our wide range of loans” — an entry is a word or two.',
    'Seven or more entries side by side — put them into groups that open.',
  ],
  entry: { folder: 'menus', slug: 'header' },
  accessibility: {
    roles:
      'A banner with a named navigation; groups are details elements, and the search is a search landmark.',
    keys: 'The first Tab on a page shows the skip link. Enter opens a group and Escape closes it.',
    reader: '“Plaza, link. Main, navigation. Compare, collapsed.”',
  },
  status: 'stable',
  changes: [
    { date: '2026-11-28', what: 'Menu groups open as panels with icons.' },
    { date: '2026-11-21', what: 'Added.' },
  ],
};
