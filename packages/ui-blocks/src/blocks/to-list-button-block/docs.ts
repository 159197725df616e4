import type { BlockDocs } from '../../testing/block-docs.ts';

export const toListButtonBlockDocs: BlockDocs = {
  purpose: 'Leads to a product list, on this page or another one.',
  avoid: 'For any other target, use LinkBlock. One after each long part of an article is enough.',
  follow: [
    '“Compare 12 loans of 500 €”, after a text about small loans.',
    'Title: “Know what you need?” Button: “See the offers”.',
  ],
  mistakes: [
    '“Get money now!” — an offer of credit is not money yet.',
    'A link to a single lender — use LinkBlock.',
  ],
  accessibility: {
    roles: 'A link styled as a button, after an optional line of text.',
    keys: 'Tab reaches the link and Enter follows it.',
    reader: '“Ver las ofertas, link.”',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};
