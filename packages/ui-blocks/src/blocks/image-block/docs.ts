import type { BlockDocs } from '../../testing/block-docs.ts';

export const imageBlockDocs: BlockDocs = {
  purpose: 'Shows a picture on its own between paragraphs, its room kept while it loads.',
  avoid:
    'The picture holds words: write them as text. Inside a line of text it is an ImgComponent.',
  follow: [
    'alt: “An olive grove in Jaén after the harvest”, beside a text about seasonal loans.',
    'alt: “The payment falls from 94 € to 61 € when the term doubles”, of a chart.',
  ],
  mistakes: [
    "alt: “IMG_2041.jpg” — a file's name is read letter by letter.",
    'alt: “Image of a photo of a table” — say what it shows, not that it is one.',
    'A picture of a table of rates — nobody can search, enlarge or hear it.',
  ],
  accessibility: {
    roles: 'A picture with sources and an img; its alternative text is required by the check.',
    keys: 'Nothing in it takes the focus.',
    reader: '“An olive grove, image.”',
  },
  status: 'stable',
  changes: [
    {
      date: '2026-11-28',
      what: 'Pictures of content have AVIF and WebP sources, and addresses of their content.',
    },
    { date: '2026-11-21', what: 'Added.' },
  ],
};
