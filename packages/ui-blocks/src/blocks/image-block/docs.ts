import type { BlockDocs } from '../../testing/block-docs.ts';

export const imageBlockDocs: BlockDocs = {
  purpose: 'Shows a picture between paragraphs and reserves its space while it loads.',
  avoid:
    'If the picture contains words, write them as text. Inside a line of text, use ImgComponent.',
  follow: [
    'alt: “An olive grove in Jaén after the harvest”, in an article about seasonal loans.',
    'alt: “The payment falls from 94 € to 61 € when the term doubles”, for a chart.',
  ],
  mistakes: [
    'alt: “IMG_2041.jpg” — a screen reader spells the file name out.',
    'alt: “Image of a photo of a table” — say what it shows, not that it is an image.',
    'A picture of a table of rates — nobody can search it, enlarge it or have it read out.',
  ],
  accessibility: {
    roles: 'A picture element with sources and an img. The site check requires alternative text.',
    keys: 'Nothing in it is focusable.',
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
