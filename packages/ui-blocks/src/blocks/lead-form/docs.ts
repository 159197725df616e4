import type { BlockDocs } from '../../testing/block-docs.ts';

export const leadFormDocs: BlockDocs = {
  purpose:
    'Lets the reader ask for offers in the form of the lead service that the site works with. It comes when the reader comes near it; where it cannot, a link leads to it.',
  avoid:
    'The page has not said yet who will get the data and what for. Never two on a page, and never above the credit warning.',
  follow: [
    'After “Your data goes to Almazara, which answers within a day.”, with the link text “Open the application form”.',
  ],
  mistakes: [
    'At the top of a page, before anything was said about who gets the data.',
    'The link text “Click here” — it names neither form nor lender.',
  ],
  accessibility: {
    roles: 'A link, replaced by a sandboxed frame with the title of the form.',
    keys: 'Tab reaches the link, and later the fields in the frame; Enter opens the form. The focus is not moved.',
    reader:
      '“Abrir el formulario de solicitud, link, opens in a new tab”, then “Formulario de solicitud, frame”.',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};
