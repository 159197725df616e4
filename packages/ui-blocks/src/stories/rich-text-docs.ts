import type { BlockDocs } from '../testing/block-docs.ts';

export const richTextDocs: BlockDocs = {
  purpose:
    'Renders what editors write, from the JSON of the editor: paragraphs, headings, lists, tables, links and blocks. Its output is safe whatever the JSON contains.',
  avoid:
    'For a label of the interface, use a message of the package i18n. For the figures of a product, use its card. For a page with a fixed layout, use its screen, which has fields instead of text.',
  follow: [
    'Headings of level 2, and of level 3 inside their section: only the title of the page is of level 1.',
    'A link whose words say where it leads: “how to read the APR”.',
    'A table with a header row, for figures that readers compare.',
  ],
  mistakes: [
    'Bold text as a heading — it is missing from the table of contents, and nobody can jump to it.',
    '“Click here” and “more” as links.',
    'A table that places pictures side by side.',
  ],
  accessibility: {
    roles:
      'Those of HTML: headings, lists, tables with header cells, figures. A table is in a box that scrolls and is focusable.',
    keys: 'Links, blocks that open, and tables that scroll are focusable, in the order of the text.',
    reader: '“How to read the APR, heading level 2. Table with 4 rows and 3 columns.”',
  },
  status: 'stable',
  changes: [
    {
      date: '2026-11-21',
      what: 'Invalid content is left out and logged; the editor shows it.',
    },
    { date: '2026-11-21', what: 'Added.' },
  ],
};
