import { expect, test } from 'vitest';
import { anchoredHeadings } from './anchored-headings.ts';

const heading = (text: string, attrs: object = { level: 2 }) => ({
  ...{ type: 'heading', attrs },
  content: [{ type: 'text', text }],
});
const idsOf = (content: object[]) =>
  anchoredHeadings({ type: 'doc', content } as never).content.map(
    ({ attrs }) => (attrs as { id?: string })?.id,
  );

test('headings of the second level get an id of their text, each its own', () => {
  expect(
    idsOf([
      heading('Så fungerar räntan?'),
      heading('Så fungerar räntan'),
      heading('Egen', { level: 2, id: 'sa-fungerar-rantan-2' }),
      heading('Djupare', { level: 3 }),
      heading('?!'),
    ]),
  ).toEqual([
    'sa-fungerar-rantan',
    'sa-fungerar-rantan-3',
    'sa-fungerar-rantan-2',
    undefined,
    undefined,
  ]);
});
