import { describe, expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen.test.support.ts';
import { sampleEntries } from '../testing/sample-entries.test.support.ts';

const [provider] = sampleEntries('payment-providers');
const terms = [
  {
    ...{ country: 'ES', depositFee: 'Gratis', withdrawalFee: '1 €' },
    ...{ depositTime: 'Al momento', withdrawalTime: '2 días' },
  },
  {
    ...{ country: 'SE', depositFee: '0', withdrawalFee: '10 kr' },
    ...{ depositTime: '1 min', withdrawalTime: '1 día' },
  },
];

describe('§2.3 the page of a way to pay', () => {
  test('has fees and times by country, with the names of countries and currencies', async () => {
    const entry = { ...provider, terms, countries: ['SE', 'ES'], currencies: ['EUR', 'SEK'] };
    const { html } = await renderScreen({ folder: 'payment-providers', entry });
    expect(html).toContain('<th role="rowheader" scope="row">España</th>');
    expect(html).toContain(
      '<td data-label="payment-withdrawal-fee" role="cell">10 kr</td><td data-label="payment-withdrawal-time" role="cell">1 día</td>',
    );
    expect(html).toContain('España y Suecia');
    expect(html).toContain('euro y corona sueca');
  });

  test('has no table without terms', async () => {
    const { html } = await renderScreen({ folder: 'payment-providers', entry: provider });
    expect(html).not.toContain('<table');
  });
});

test('§2.3 the list of ways to pay is grouped by method, without empty groups', async () => {
  const card = { ...provider, id: 'tarjeta', name: 'Tarjeta', method: 'card', path: '/pagos/t/' };
  const { html, issues, things } = await renderScreen(
    { pageType: 'PaymentProviderList' },
    { entries: { 'payment-providers': [provider, card] } },
  );
  const headings = [...html.matchAll(/<h2[^>]*>([^<]*)</g)].map(([, heading]) => heading);
  expect(headings).toEqual(['payment-method-card', 'payment-method-eWallet']);
  expect(issues).toEqual([]);
  expect(things[0]?.itemListElement).toMatchObject([{ name: 'Tarjeta' }, { name: 'Pago' }]);
});
