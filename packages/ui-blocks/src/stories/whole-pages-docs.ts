import type { BlockDocs } from '../testing/block-docs.ts';

export const wholePagesDocs: BlockDocs = {
  purpose:
    'Shows how parts fit a page in every locale, long words and all: a front, a contact page, a legal text and the page of errors, with header and footer.',
  avoid:
    'A page as a site has it, with its content: the stories below Screens, a page for each page type. One part alone: its own stories.',
  follow: [
    'PageShell around everything: it has the skip link and the only main part.',
    'One Hero or title with the heading of level 1, then sections of level 2.',
  ],
  mistakes: [
    'A second main part, or a header without PageShell: the skip link leads nowhere.',
    'A warning of credit below the first offer: it stands above every link to a lender.',
  ],
  accessibility: {
    roles:
      'Banner with navigation, main, content information, in this order; one heading of level 1.',
    keys: 'The first Tab shows the skip link; Enter moves the focus to the main part.',
    reader: '“Skip to the content, link. Banner. Main, navigation, list with 2 items.”',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};
