import { keyTranslator, matchOf, severalCountries, testPage } from '@plaza/screens/testing';
import { expect, it } from 'vitest';
import { headContent } from './head-content.ts';

const titleOf = async (page: number) => {
  const match = { ...matchOf(severalCountries, '/es/articulos/'), page };
  const content = { translator: keyTranslator };
  const head = await headContent({ match, page: testPage(), content: content as never });
  return [head.page.meta.title, head.page.meta.description, head.warning];
};

it('§2.4 a further page of a list has a title and a description of its own', async () => {
  expect(await titleOf(1)).toEqual(['Título', 'Descripción', 'credit-warning']);
  expect(await titleOf(3)).toEqual([
    'list-page-title Título 3',
    'list-page 3. Descripción',
    'credit-warning',
  ]);
});
