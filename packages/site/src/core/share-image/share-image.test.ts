import { describe, expect, it } from 'vitest';
import { drawableText } from './drawable-text.ts';
import { fitTitle } from './fit-title.ts';
import { imageVersion, pageImageText } from './share-image.ts';

const site = { displayName: 'Olivar', url: 'https://olivar.example' };
const texts = { warning: 'Atención' };

describe('§9 the text of a social preview image', () => {
  it('is the page’s heading, with the warning if credit is offered', () => {
    const offers = { heading: 'Préstamos de 100 €', productList: { heading: 'Ofertas' } };
    expect(pageImageText(site, { page: offers, ...texts })).toEqual({
      siteName: 'Olivar',
      host: 'olivar.example',
      title: 'Préstamos de 100\u00a0€',
      warning: 'Atención',
    });
    expect(pageImageText(site, { page: { heading: 'Contacto' }, ...texts })).not.toHaveProperty(
      'warning',
    );
  });

  it('is the site’s name if the font lacks the letters of the heading', () => {
    expect(pageImageText(site, { page: { heading: 'Δάνεια' }, ...texts }).title).toBe('Olivar');
  });

  it('changes the URL with the heading', () => {
    const versionOf = (heading: string) =>
      imageVersion(pageImageText(site, { page: { heading }, ...texts }));
    expect(versionOf('A')).toBe(versionOf('A'));
    expect(versionOf('A')).not.toBe(versionOf('B'));
    expect(versionOf('A')).toMatch(/^[0-9a-f]{8}$/);
  });

  it.each([
    ['a\u2009b\u202fc\nd', 'a b c d'],
    ['e\u0301', 'é'],
    ['ǔ ǵ', 'u g'],
    ['ﬁn', 'fin'],
    ['🎉 fiesta 🎉', 'fiesta'],
    ['100\u00a0€', '100\u00a0€'],
    ['\ud800', ''],
  ])('%j is drawn as %j', (text, drawn) => {
    expect(drawableText(text)).toBe(drawn);
  });

  it.each([
    ['Préstamos', 96, 2],
    ['Préstamos de 100 a 1000\u00a0€, con todo su coste a la vista', 84, 3],
    ['Kraftfahrzeughaftpflichtversicherungsvergleich', 44, 6],
    ['W'.repeat(500), 44, 6],
  ])('%s: %i px, %i lines at most', (title, fontSize, lines) => {
    expect(fitTitle(title)).toMatchObject({ fontSize, lines });
  });
});
