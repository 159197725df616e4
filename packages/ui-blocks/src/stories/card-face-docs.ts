import type { BlockDocs } from '../testing/block-docs.ts';

export const cardFaceDocs: BlockDocs = {
  purpose:
    'Draws a payment card in a tint of its own with the letters of its network, so that readers can tell the cards of a list apart at a glance.',
  avoid:
    'If the product is not a card, or its bank provides a logo that says more, use Logo. The drawing never copies the mark of a network.',
  follow: ['“Visa”, “Mastercard”', '“American Express”, which is drawn as AE.'],
  mistakes: [
    'The name of the bank as network — it is already next to the card.',
    'A face instead of the name — screen readers do not announce it.',
  ],
  fields: {
    name: 'Name of the card. The same name always gets the same tint.',
    network: 'Name of the network. Several words are shortened to their initials.',
  },
  accessibility: {
    roles:
      'A drawing hidden from assistive technology; the name and the network are next to it as text.',
    keys: 'Nothing in it is focusable.',
    reader: 'Nothing: it is decorative next to “Orrvik Plus, Mastercard”.',
  },
  status: 'new',
  changes: [{ date: '2026-11-28', what: 'Added.' }],
};
