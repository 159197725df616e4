import { expect, test } from 'vitest';

test('the door exports these names and no others', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'AmountChoice',
    'BasicBlock',
    'ButtonLink',
    'ConsBlock',
    'ContactDetails',
    'CreditWarning',
    'Disclosure',
    'DividerBlock',
    'ErrorScreen',
    'Faq',
    'Hero',
    'InformationBlock',
    'LegalDocument',
    'PageShell',
    'ProductCard',
    'ProductList',
    'ProsBlock',
    'ProsConsBlock',
    'Prose',
    'QuestionBlock',
    'RepresentativeExample',
    'RichText',
    'Section',
    'SiteFooter',
    'SiteHeader',
    'StepsBlock',
    'ToListButtonBlock',
    'WarningBlock',
  ]);
});
