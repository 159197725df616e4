import type { BlockDocs } from '../testing/block-docs.ts';

export const wholePagesDocs: BlockDocs = {
  purpose:
    'Shows how the parts fit together on a page in every locale, long words included: a front page, a contact page, a legal text and an error page, with header and footer.',
  avoid:
    'For a page with the content of a sample site, see the stories below Screens, one for each page type. For a single part, see its own stories.',
  follow: [
    'PageShell around everything: it has the skip link and the only main landmark.',
    'One Hero or title with the heading of level 1, then sections of level 2.',
  ],
  mistakes: [
    'A second main landmark, or a header without PageShell — the skip link leads nowhere.',
    'A credit warning below the first offer — it comes before every link to a lender.',
  ],
  accessibility: {
    roles:
      'Banner with navigation, main, content information, in this order; one heading of level 1.',
    keys: 'The first Tab shows the skip link; Enter moves focus to the main landmark.',
    reader: '“Skip to the content, link. Banner. Main, navigation, list with 2 items.”',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};
