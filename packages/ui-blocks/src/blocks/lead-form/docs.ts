import type { BlockDocs } from '../../testing/block-docs.ts';

export const leadFormDocs: BlockDocs = {
  purpose:
    'Embeds the form of the site’s lead service, in which the reader asks for offers. It loads when the reader scrolls near it; where it cannot load, a link leads to it.',
  avoid:
    'If the page has not yet said who gets the data and why, do not use it. Never use two on a page, and never place one above the credit warning.',
  follow: [
    'After “Your data goes to Almazara, which answers within a day.”, with the link text “Open the application form”.',
  ],
  mistakes: [
    'At the top of a page — nothing has been said yet about who gets the data.',
    'The link text “Click here” — it names neither the form nor the lender.',
  ],
  accessibility: {
    roles: 'A link, later replaced by a sandboxed iframe titled after the form.',
    keys: 'Tab reaches the link, and later the fields in the iframe; Enter opens the form. Focus does not move by itself.',
    reader:
      '“Abrir el formulario de solicitud, link, opens in a new tab”, then “Formulario de solicitud, frame”.',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};
