import { join } from 'node:path';
import type { ContentFolder, EntryOf } from '@plaza/contract';
import { readContentFolder, textRuns } from '@plaza/contract/content-folder';
import { describe, expect, test } from 'vitest';

/** Content rules of this site alone; `plaza-site check` covers those of every site. */
const olivar = await readContentFolder(join(import.meta.dirname, '../../apps/es-loans/content'));

const entriesOf = <F extends ContentFolder>(folder: F) =>
  olivar.entities.flatMap((entity) =>
    entity.folder === folder ? [entity.value as EntryOf<F>] : [],
  );

function textOf(path: string): string {
  const page = entriesOf('pages').find((candidate) => candidate.path === path);
  return textRuns(page?.body)
    .map(({ text }) => text)
    .join('\n');
}

test('§2.1: every page but the landing page is indexable', () => {
  const hidden = entriesOf('pages').filter(({ meta }) => meta.noIndex);
  expect(hidden.map(({ path }) => path)).toEqual(['/lp/']);
});

test.each([100, 250, 500, 1000])(
  '§2.1, §9: %i €: four to six offers, and links to the other amounts',
  (amount) => {
    const active = entriesOf('products').filter((product) => product.active);
    const offers = active
      .flatMap((product) => ('offers' in product ? product.offers : []))
      .filter((it) => it.amount === amount);
    expect(offers.length).toBeGreaterThanOrEqual(4);
    expect(offers.length).toBeLessThanOrEqual(6);
    const page = entriesOf('pages').find((it) => it.path === `/${amount}-euros/`);
    expect(page?.productList?.amount).toBe(amount);
    expect(page?.relatedPaths).toEqual(
      [100, 250, 500, 1000].filter((it) => it !== amount).map((it) => `/${it}-euros/`),
    );
  },
);

test.each(entriesOf('products'))('design §7: $name is marked as sample data', (product) => {
  expect(product.provider.legalName).toContain('Ejemplo');
  expect(product.conditions.join(' ')).toContain('Datos de muestra');
  for (const url of [product.provider.url, product.applyUrl])
    expect(new URL(url).hostname).toMatch(/\.example$/);
});

describe('design §7: the policies of the site', () => {
  test.each([
    ['/', /No somos una entidad de crédito ni un prestamista/],
    ['/', /la entidad puede pagarnos una comisión/],
    ['/', /Datos de muestra/],
    ['/politica-de-cookies/', /en «Configuración de cookies», al pie de cada página/],
    ['/politica-de-cookies/', /cinco años una prueba|5 años desde la decisión/],
    ['/politica-de-privacidad/', /cinco años una prueba|5 años desde la decisión/],
    ['/politica-de-privacidad/', /RGPD/],
    ['/politica-de-privacidad/', /LOPDGDD/],
    ['/politica-de-privacidad/', /LSSI/],
    ['/politica-de-privacidad/', /Agencia Española de Protección de Datos/],
    ['/politica-de-privacidad/', /Portabilidad/],
  ])('%s: %s', (path, words) => {
    expect(textOf(path)).toMatch(words);
  });

  test.each(['/politica-de-cookies/', '/politica-de-privacidad/'])(
    '%s states what a consent receipt contains',
    (path) => {
      expect(textOf(path)).toContain('un identificador aleatorio');
      expect(textOf(path)).toContain(
        'No contiene tu nombre, tu dirección IP ni datos de tu navegador.',
      );
    },
  );
});
