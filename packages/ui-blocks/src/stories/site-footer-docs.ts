import type { BlockDocs } from '../testing/block-docs.ts';

export const siteFooterDocs: BlockDocs = {
  purpose:
    'The foot of every page: who runs the site and how to reach them, where to complain, links to policies, countries and the cookie settings.',
  avoid:
    'Something belongs to one page alone: write it in the page. The law of a country may ask for more; it comes from the organization of the content.',
  follow: [
    '“Olivar Comparador, S.L., Calle de Ejemplo 1, Madrid.”',
    '“We are paid by some providers. It does not change the order of offers.”',
  ],
  mistakes: [
    'A second menu with everything that the site has.',
    'An address that is a picture: nobody can copy it.',
  ],
  entry: { folder: 'menus', slug: 'footer' },
  accessibility: {
    roles:
      'A content information landmark; columns are lists with headings, facts are a description list.',
    keys: 'Tab goes through its links column by column. The cookie settings are a button that opens the dialog.',
    reader: '“Content information. Privacy policy, link. Cookie settings, button.”',
  },
  status: 'stable',
  changes: [
    {
      date: '2026-11-28',
      what: 'Columns with the complaint, the supervisor and the date of the last check.',
    },
    { date: '2026-11-21', what: 'Added.' },
  ],
};
