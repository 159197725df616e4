import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import { keyTranslator } from '../testing/key-translator.ts';
import { matchOf, severalCountries } from '../testing/several-countries.ts';
import { ListPages, type ListPagesProps } from './list-pages.tsx';

async function html(page: number, total: number) {
  const match = { ...matchOf(severalCountries, '/es/articulos/'), page };
  const props = {
    app: { site: severalCountries },
    match,
    content: { translator: () => keyTranslator() },
  };
  const { prelude } = await prerender(
    <ListPages {...(props as unknown as Omit<ListPagesProps, 'total'>)} total={total} />,
  );
  return new Response(prelude).text();
}

const links = (text: string) =>
  [...text.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)</g)].map(([, to, label]) => [to, label]);

it('§2.3 a list of one page has no navigation', async () => {
  expect(await html(1, 20)).toBe('');
  expect(await html(1, 0)).toBe('');
});

it('§2.3 links the neighbours and the numbers, and marks the current one', async () => {
  const second = await html(2, 41);
  expect(links(second)).toEqual([
    ['/es/articulos/', 'list-previous'],
    ['/es/articulos/', '1'],
    ['/es/articulos/2/', '2'],
    ['/es/articulos/3/', '3'],
    ['/es/articulos/3/', 'list-next'],
  ]);
  expect(second.match(/aria-current="page"/g)).toHaveLength(1);
  expect(second).toMatch(/href="\/es\/articulos\/2\/" aria-label="[^"]*" aria-current="page"/);
  expect(second).toMatch(/href="\/es\/articulos\/" rel="prev"/);
  expect(second).toMatch(/href="\/es\/articulos\/3\/" rel="next"/);
});

it('§2.3 the first page links no previous one, the last no next one', async () => {
  expect(await html(1, 41)).not.toContain('rel="prev"');
  expect(await html(3, 41)).not.toContain('rel="next"');
});
