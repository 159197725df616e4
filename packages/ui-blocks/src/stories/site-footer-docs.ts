import type { BlockDocs } from '../testing/block-docs.ts';

export const siteFooterDocs: BlockDocs = {
  purpose:
    'The footer of every page: who runs the site and how to reach them, where to complain, and links to the policies, the countries and the cookie settings.',
  avoid:
    'If something concerns a single page, write it on that page. If the law of a country requires more, add it to the organization in the content.',
  follow: [
    '“Olivar Comparador, S.L., Calle de Ejemplo 1, Madrid.”',
    '“Some providers pay us. That does not change the order of the offers.”',
  ],
  mistakes: [
    'A second menu with everything on the site.',
    'An address as a picture — nobody can copy it.',
  ],
  entry: { folder: 'menus', slug: 'footer' },
  accessibility: {
    roles:
      'A content information landmark; columns are lists with headings, and facts are a description list.',
    keys: 'Tab goes through its links column by column. The cookie settings are a button that opens the dialog.',
    reader: '“Content information. Privacy policy, link. Cookie settings, button.”',
  },
  status: 'stable',
  changes: [
    {
      date: '2026-11-28',
      what: 'Columns with complaints, the supervisor and the date of the last check.',
    },
    { date: '2026-11-21', what: 'Added.' },
  ],
};
