import type { BlockDocs } from '../testing/block-docs.ts';

export const richTextDocs: BlockDocs = {
  purpose:
    'Renders what editors write: paragraphs, headings, lists, tables, links and blocks, from the JSON of the editor, and keeps to what is safe whatever the JSON holds.',
  avoid:
    'A sentence of the interface: a message of the package i18n. A figure of a product: the card. A page of a fixed form: its screen, which takes fields instead of text.',
  follow: [
    'Headings of level 2 and, inside their part, 3: the title of the page is the only one of level 1.',
    'A link of words that say where it leads: “how to read the APR”.',
    'A table with a header row, for figures that are compared.',
  ],
  mistakes: [
    'Bold text as a heading: it is not in the list of parts, and nobody can jump to it.',
    '“Click here” and “more” as links.',
    'A table to place pictures side by side.',
  ],
  accessibility: {
    roles:
      'Those of HTML: headings, lists, tables with header cells, figures. A table is in a box that scrolls and takes the focus.',
    keys: 'Links, blocks that open, and tables that scroll take the focus in the order of the text.',
    reader: '“How to read the APR, heading level 2. Table with 4 rows and 3 columns.”',
  },
  status: 'stable',
  changes: [
    {
      date: '2026-11-21',
      what: 'Faults of the content are left out and logged; in the editor they are shown.',
    },
    { date: '2026-11-21', what: 'Added.' },
  ],
};
