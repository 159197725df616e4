import type { ProductKind } from '@plaza/contract';
import { defineSite, productTypes } from '@plaza/routing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ScreenProps } from '../screen.ts';
import { KindNotices } from './list-notices.tsx';

const site = defineSite({
  id: 101,
  url: 'https://olivar.example',
  displayName: 'Olivar',
  productType: productTypes.Finance,
  countries: [
    { id: 13, locale: 'es-ES', pathPrefix: 'es', phoneCode: '34', currency: { name: 'EUR' } },
  ],
});

async function noticesFor(...kinds: readonly ProductKind[]): Promise<string> {
  const content = { translator: async () => ({ t: (key: string) => key }) };
  const props = { app: { site }, match: { locale: 'es-ES' }, content } as unknown as ScreenProps;
  return renderToStaticMarkup(await KindNotices({ ...props, kinds }));
}

test('warnings of credit and of investments are one box, each in its own words', async () => {
  const html = await noticesFor('loan', 'broker');
  expect(html).toMatch(/^<div class="pz-warnings">.*<\/div>$/);
  expect(
    html.match(/<p [^>]*>[^<]+<\/p>/g)?.map((each) => each.replaceAll(/<[^>]+>/g, '')),
  ).toEqual(['credit-warning', 'products-risk-warning']);
});

test.each([
  ['loan', 'data-credit-warning'],
  ['broker', 'data-risk-warning'],
] as const)('a list of the kind %s has its warning alone', async (kind, attribute) => {
  const html = await noticesFor(kind);
  expect(html).toContain(attribute);
  expect(html).not.toContain('pz-warnings');
});
