import { describe, expect, test } from 'vitest';
import { creditFaults } from './credit-faults.ts';

const warning = '<p class="pz-credit-warning">Atención: tomar dinero prestado cuesta dinero.</p>';
const button = '<a class="pz-button" href="/x/">Pedir</a>';
const offer = (inside: string) =>
  `<article class="pz-product-card"><p>TAE 12,3\u00A0%</p>${inside}</article>`;
const example = '<section class="pz-example"><dl></dl></section>';

function faultsOf(main: string, { locale = 'es-ES', advertisesCredit = true } = {}) {
  return creditFaults({ html: page(main), locale, advertisesCredit });
}

const page = (main: string) =>
  `<!doctype html><html><body><header><a class="pz-button" href="/">Menú</a></header><main>${main}</main><footer>9 %</footer></body></html>`;

describe('design §7: what the law asks of a page that advertises credit', () => {
  test.each([
    ['warning, then a button', warning + button, []],
    ['warning, then an offer with its example', warning + offer(example + button), []],
    ['no warning', button, ['has no credit warning']],
    ['an empty warning', '<p class="pz-credit-warning"> </p>', ['has an empty credit warning']],
    [
      'other words',
      '<p class="pz-credit-warning">Ojo</p>',
      ['warns with “Ojo” instead of “Atención: tomar dinero prestado cuesta dinero”'],
    ],
    ['a button above', button + warning, ['has a call to action above its warning']],
    [
      'a way to a lender above',
      `<a data-product-action="" href="/x/">Ir</a>${warning}`,
      ['has a call to action above its warning'],
    ],
    [
      'a form that asks for offers above',
      `<div data-lead-form="https://formulario.example/"></div>${warning}`,
      ['has a call to action above its warning'],
    ],
    [
      'an offer without its example, beside one with',
      warning + offer('') + offer(example),
      ['shows an offer without a representative example'],
    ],
    [
      'a cost figure alone',
      `${warning}<p>Desde el 9 %</p>`,
      ['shows a cost figure (“Desde el 9 %”) and no representative example'],
    ],
  ])('%s', (_, main, faults) => {
    expect(faultsOf(main)).toEqual(faults);
  });

  test('a page of another type is held to it when it shows an offer, and not otherwise', () => {
    expect(faultsOf(offer(example), { advertisesCredit: false })).toEqual([
      'has no credit warning',
    ]);
    expect(faultsOf(button, { advertisesCredit: false })).toEqual([]);
  });

  test('a language without a known sentence needs some warning', () => {
    const main = '<p class="pz-credit-warning">Varning</p>';
    expect(faultsOf(main, { locale: 'sv-SE' })).toEqual([]);
    expect(faultsOf(button, { locale: 'sv-SE' })).toEqual(['has no credit warning']);
  });
});
