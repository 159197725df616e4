import type { BlockDocs } from '../../testing/block-docs.ts';

export const imgComponentDocs: BlockDocs = {
  purpose: 'Shows a small picture in the run of the text: a seal, a logo, a sign.',
  avoid:
    'The picture deserves a place of its own (ImageBlock), or is one of the named icons (BigIconBlock).',
  follow: ['The seal of the register, alt: “Registered with Banco de España”.'],
  mistakes: [
    'A photo of 900 px inside a sentence — ImageBlock.',
    'A picture of a button — a LinkBlock can be pressed.',
  ],
  accessibility: {
    roles: 'A picture and an img in the run of the text.',
    keys: 'Nothing in it takes the focus.',
    reader: '“Sello, image”, inside the sentence.',
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
