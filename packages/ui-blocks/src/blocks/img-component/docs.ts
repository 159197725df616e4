import type { BlockDocs } from '../../testing/block-docs.ts';

export const imgComponentDocs: BlockDocs = {
  purpose: 'Shows a small picture within a line of text: a seal, a logo, a symbol.',
  avoid:
    'If the picture deserves a place of its own, use ImageBlock. For one of the named icons, use BigIconBlock.',
  follow: [
    'The seal of the register, alt: “Registered with Banco de España”.',
    'The logo of a card network after its name, with an empty alt: the name is already there.',
  ],
  mistakes: [
    'A photo of 900 px inside a sentence — use ImageBlock.',
    'A picture of a button — use LinkBlock, which works as one.',
  ],
  accessibility: {
    roles: 'A picture element with an img, within the line of text.',
    keys: 'Nothing in it is focusable.',
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
