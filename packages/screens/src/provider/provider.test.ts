import type { ProductKind } from '@plaza/contract';
import { SAMPLE_PRODUCT_OF } from '@plaza/contract/testing';
import { describe, expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen.test.support.ts';
import { sampleEntries } from '../testing/sample-entries.test.support.ts';

const [provider] = sampleEntries('providers');
const full = {
  ...provider,
  registerNumber: 'B-1234',
  licence: { authority: 'Banco Central', number: '0001', url: 'https://registro.example/0001' },
  complaints: {
    text: 'Por escrito.',
    phone: '+34 900 000 000',
    ombudsman: { name: 'Defensor', url: 'https://defensor.example/' },
  },
};

const product = (id: number, kind: ProductKind = 'loan', changes: object = {}) => ({
  ...SAMPLE_PRODUCT_OF[kind],
  ...{ id, name: `Producto ${id}`, active: true, providerId: 'uno' },
  ...changes,
});

describe('§2.3 the page of a provider', () => {
  const shown = { folder: 'providers', entry: full } as const;

  test('has the licence with a link to the register, and the ways to complain', async () => {
    const { html } = await renderScreen(shown);
    expect(html).toContain(
      '<a href="https://registro.example/0001" rel="external">provider-licence-number {number} {authority}</a>'
        .replace('{number}', '0001')
        .replace('{authority}', 'Banco Central'),
    );
    expect(html).toContain('B-1234');
    expect(html).toContain('<a href="tel:+34900000000">+34 900 000 000</a>');
    expect(html).toContain('<a href="https://defensor.example/" rel="external">Defensor</a>');
    expect(html).toContain('Por escrito.');
  });

  test('has every active offer of it as lists show it, and leads to what each kind is compared with', async () => {
    const { html } = await renderScreen(shown, {
      routes: { '/prestamos/': 'ProductListStatic', '/tarjetas/': 'ProductListCreditCard' },
      products: [
        product(1),
        product(100, 'creditCard'),
        product(300, 'broker'),
        product(2, 'loan', { active: false }),
        product(3, 'loan', { providerId: 'otro' }),
      ],
    });
    const offers = [...html.matchAll(/ id="product-(\d+)"/g)].map(([, id]) => id);
    expect(offers).toEqual(['1', '100', '300']);
    const links = [...html.matchAll(/<p><a href="([^"]*)">provider-compare/g)];
    expect(links.map(([, href]) => href)).toEqual([
      '/prestamos/#product-1',
      '/tarjetas/#product-100',
    ]);
    expect(html).not.toMatch(/Producto [23]</);
  });

  test('links public advice beside credit that combines debts', async () => {
    const shows = async (kind: ProductKind) =>
      (await renderScreen(shown, { products: [product(1, kind)] })).html.includes(
        'data-debt-advice',
      );
    expect([await shows('brokerDebt'), await shows('loan')]).toEqual([true, false]);
  });

  test('says so if nothing of it is compared', async () => {
    expect((await renderScreen(shown)).html).toContain('provider-no-products');
  });

  test('is valid structured data of a financial service', async () => {
    const { things, issues } = await renderScreen(shown);
    expect(issues).toEqual([]);
    expect(things).toMatchObject([
      {
        '@type': 'FinancialService',
        legalName: 'Uno Crédito, S.A.',
        url: 'https://platform.example/shown/',
        identifier: { name: 'Banco Central', value: '0001' },
        telephone: '+34 900 000 000',
      },
    ]);
  });
});

test('§2.3 the list of providers says who licensed each', async () => {
  const { html, things, issues } = await renderScreen(
    { pageType: 'ProviderList' },
    { entries: { providers: [full] } },
  );
  expect(html).toContain('href="/entidades/uno/">Uno</a>');
  expect(html).toContain('provider-licensed-by Banco Central');
  expect(html).toContain('provider-register: B-1234');
  expect(issues).toEqual([]);
  expect(things).toMatchObject([
    { '@type': 'ItemList', itemListElement: [{ url: 'https://platform.example/entidades/uno/' }] },
  ]);
});
