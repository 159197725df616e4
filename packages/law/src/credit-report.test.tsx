import type { RegimeName } from '@plaza/finance';
import { describe, expect, test } from 'vitest';
import {
  button,
  card,
  example,
  leadForm,
  list,
  overview,
  page,
  warning,
  withoutEach,
} from './credit-page.test.support.tsx';
import { type CreditReport, creditReport } from './credit-report.ts';
import { visiblePage } from './visible-page.ts';

interface Options {
  locale?: string;
  regime?: RegimeName;
  advertisesCredit?: boolean;
}

const report = (
  html: string,
  { locale = 'es-ES', regime = 'eu-ccd2', advertisesCredit = true }: Options = {},
): CreditReport => creditReport({ page: visiblePage(html), locale, regime, advertisesCredit });
const issuesOf = (main: string, options = {}) => report(page(main), options).issues;

const RATES = [9.5, 30, 382.5];
/** Every component that shows an offer. */
const OFFERS: [kind: string, html: string, count: number][] = [
  ['a product card', card(), 1],
  ['a product list', list(RATES), 3],
  ['an overview block', overview(RATES), 3],
  ['a list and an overview', list(RATES) + overview(RATES), 6],
];
const WARNED_LATE = 'has a call to action above its warning';
const BARE = 'shows an offer without a representative example';

describe('Directive (EU) 2023/2225 art. 8(3): an example that must be opened', () => {
  const html = warning() + list(RATES);
  const closed = html.replace(' open=""', '');

  test('is enough beside another in view', () => {
    expect(html.split(' open=""')).toHaveLength(2);
    expect(issuesOf(html)).toEqual([]);
  });

  test('is not enough in a list, nor beside a cost figure', () => {
    expect(issuesOf(closed)).toEqual([
      'has a list of offers without a representative example in view',
      expect.stringMatching(/^shows a cost figure .* and no representative example in view$/),
    ]);
    expect(issuesOf(closed + overview(RATES))).toEqual([
      'has a list of offers without a representative example in view',
    ]);
  });
});

describe.each(OFFERS)('Directive (EU) 2023/2225 art. 8: %s', (_, offers, count) => {
  const html = page(warning() + offers);

  test.each([true, false])(
    'passes complete, on a page that advertises credit: %s',
    (advertised) => {
      expect(report(html, { advertisesCredit: advertised })).toEqual({
        offers: count,
        examples: count,
        issues: [],
      });
    },
  );

  test.each([true, false])(
    'fails without any one of its examples, on a page that advertises credit: %s',
    (advertisesCredit) => {
      const broken = withoutEach(html, 'data-representative-example');
      expect(broken).toHaveLength(count);
      // The first of a list is the one in view.
      for (const one of broken) expect(report(one, { advertisesCredit }).issues).toContain(BARE);
    },
  );

  test('fails without any one figure of an example', () => {
    const broken = withoutEach(html, 'data-example-figure');
    // Seven figures and a charge; an offer may have no charge.
    expect(broken).toHaveLength(8 * count);
    const found = broken.map((one) => report(one).issues);
    expect(found.filter((faults) => faults.length === 0)).toHaveLength(count);
    expect(new Set(found.flat())).toEqual(
      new Set(
        [
          'totalCredit',
          'borrowingRate',
          'totalCost',
          'term',
          'instalments',
          'totalPayable',
          'apr',
        ].map((name) => `shows a representative example without its ${name}`),
      ),
    );
  });

  test.each([true, false])(
    'fails without its warning, on a page that advertises credit: %s',
    (advertisesCredit) => {
      const [broken = ''] = withoutEach(html, 'data-credit-warning');
      expect(report(broken, { advertisesCredit }).issues).toEqual(['has no credit warning']);
    },
  );

  test('fails with its warning below the first call to action', () => {
    expect(issuesOf(offers + warning())).toEqual([WARNED_LATE]);
  });

  test('fails with its warning hidden or collapsed', () => {
    for (const hidden of [
      `<div hidden>${warning()}</div>`,
      `<details><summary>+</summary>${warning()}</details>`,
      `<template>${warning()}</template>`,
    ])
      expect(issuesOf(hidden + offers)).toEqual(['has no credit warning']);
  });
});

describe('Directive (EU) 2023/2225 art. 8: a page', () => {
  test('without ten of eleven examples has ten issues', () => {
    const rates = Array.from({ length: 8 }, (_, index) => index);
    let html = page(warning() + list(rates) + overview([1, 2, 3]));
    expect(report(html)).toEqual({ offers: 11, examples: 11, issues: [] });
    for (let gone = 0; gone < 10; gone++)
      [html = ''] = withoutEach(html, 'data-representative-example');
    const { issues, ...counts } = report(html);
    expect(counts).toEqual({ offers: 11, examples: 1 });
    expect(issues.filter((issue) => issue === BARE)).toHaveLength(10);
  });

  test.each([
    ['a button', button()],
    ['a paid link in a text', '<p><a rel="sponsored nofollow" href="https://p.example/">P</a></p>'],
    ['the form of a lead service', leadForm()],
  ])('fails with %s above its warning, and passes with it below', (_, action) => {
    expect(issuesOf(action + warning())).toEqual([WARNED_LATE]);
    expect(issuesOf(warning() + action)).toEqual([]);
  });

  test.each([
    ['an empty warning', ' ', 'has an empty credit warning'],
    [
      'other words',
      'Ojo',
      'warns with “Ojo” instead of “Atención: tomar dinero prestado cuesta dinero”',
    ],
  ])('fails with %s', (_, text, fault) => {
    expect(issuesOf(warning(text))).toEqual([fault]);
  });

  test('in a language without a known sentence needs any warning', () => {
    expect(issuesOf(warning('Varning'), { locale: 'sv-SE' })).toEqual([]);
    expect(issuesOf(button(), { locale: 'sv-SE' })).toEqual(['has no credit warning']);
  });

  test('in Mexico needs no warning, and only the figures of its law', () => {
    const mexico = { locale: 'es-MX', regime: 'mx-cat' } as const;
    expect(issuesOf(button() + card(), mexico)).toEqual([]);
    const found = withoutEach(page(card()), 'data-example-figure').map(
      (html) => report(html, mexico).issues,
    );
    expect(new Set(found.flat())).toEqual(
      new Set(
        ['borrowingRate', 'term', 'totalPayable', 'apr'].map(
          (name) => `shows a representative example without its ${name}`,
        ),
      ),
    );
  });

  test('in the Philippines needs its advice in any words', () => {
    const philippines = { locale: 'en-PH', regime: 'ph-tla' } as const;
    expect(issuesOf(warning('Study the terms first') + card(), philippines)).toEqual([]);
    expect(issuesOf(card(), philippines)).toEqual(['has no credit warning']);
  });

  test('with a cost figure in a text needs an example', () => {
    const text = '<p>Desde el 9 %</p>';
    expect(issuesOf(warning() + text)).toEqual([
      'shows a cost figure (“Desde el 9 %”) and no representative example',
    ]);
    expect(issuesOf(warning() + text + example())).toEqual([]);
  });

  test('that neither advertises credit nor shows an offer has no issues', () => {
    expect(issuesOf(button(), { advertisesCredit: false })).toEqual([]);
    expect(issuesOf('<p>21 % de IVA</p>', { advertisesCredit: false })).toEqual([]);
  });

  test('is checked by attributes, not by classes', () => {
    const plain = page(warning() + list(RATES)).replaceAll(/ class="[^"]*"/g, '');
    expect(report(plain).issues).toEqual([]);
    const [broken = ''] = withoutEach(plain, 'data-representative-example');
    expect(report(broken).issues).toContain(BARE);
  });
});
