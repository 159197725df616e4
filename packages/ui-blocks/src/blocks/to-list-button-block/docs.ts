import type { BlockDocs } from '../../testing/block-docs.ts';

export const toListButtonBlockDocs: BlockDocs = {
  purpose: 'Leads to a product list, on this page or another.',
  avoid:
    'The target is anything else (LinkBlock). Once after each long part of an article is enough.',
  follow: [
    '“Compare 12 loans of 500 €”, after a text about small loans.',
    'Title: “Know what you need?” Button: “See the offers”.',
  ],
  mistakes: [
    '“Get money now!” — an offer of credit is not money.',
    'Leads to one lender — LinkBlock.',
  ],
  accessibility: {
    roles: 'A link that looks like a button, after an optional line of text.',
    keys: 'Tab reaches the link, Enter follows it.',
    reader: '“Ver las ofertas, link.”',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};
