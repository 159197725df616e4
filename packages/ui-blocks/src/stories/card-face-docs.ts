import type { BlockDocs } from '../testing/block-docs.ts';

export const cardFaceDocs: BlockDocs = {
  purpose:
    'Draws a card that is paid with, in a tint of its own and with the letters of its network, so that cards of a list are told apart at a glance.',
  avoid:
    'The product is no card, or its bank has given a logo that says more: Logo. It never copies the mark of a network.',
  follow: ['“Visa”, “Mastercard”', '“American Express”, which is drawn as AE.'],
  mistakes: [
    'The name of the bank as network: it stands beside the card already.',
    'A face instead of the name: it says nothing to screen readers.',
  ],
  fields: {
    name: 'Of the card: the same name always gets the same tint.',
    network: 'Of the network, in letters; several words become their initials.',
  },
  accessibility: {
    roles: 'A drawing that is hidden from assistive technology; name and network stand beside it.',
    keys: 'Nothing in it takes the focus of the keyboard.',
    reader: 'Nothing: it is decoration beside “Orrvik Plus, Mastercard”.',
  },
  status: 'new',
  changes: [{ date: '2026-11-28', what: 'Added.' }],
};
