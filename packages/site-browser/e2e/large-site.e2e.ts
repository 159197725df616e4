import type { SearchIndex } from '@plaza/screens/search';
import { until } from '@plaza/testing';
import { sharedBrowser } from '@plaza/testing/vitest';
import { CountryList, CountrySuggestion, SiteSearch } from '@plaza/ui-blocks/react';
import type { Page } from 'playwright';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { builtFiles, builtName } from './built-files.ts';

const origin = 'https://plaza.example';
const browser = sharedBrowser();

const search = createElement(SiteSearch, {
  ...{ action: '/es/buscar/', id: 'q', maxLength: 200, suggestions: '/suggestions.json' },
  labels: { field: 'Buscar', submit: 'Ir', suggestions: 'Sugerencias' },
});
const countries = createElement(CountryList, {
  label: 'Elegir país',
  countries: [
    { locale: 'es-ES', name: 'España', href: '/es/tae/', current: true },
    { locale: 'sv-SE', name: 'Sverige', href: '/se/ranta/' },
  ],
});
const suggestion = createElement(CountrySuggestion, {
  text: 'También en tu país:',
  labels: { region: 'Elegir país', stay: 'Seguir aquí' },
});
const body = renderToStaticMarkup(createElement('main', {}, search, countries, suggestion));
const html = `<!DOCTYPE html><html lang="es-ES"><title>P</title><body>${body}<script type="module" src="/_plaza/${builtName('large-site')}"></script></body></html>`;
const suggestions: SearchIndex = {
  locale: 'es-ES',
  currency: 'EUR',
  pages: [
    ['Qué es la TAE', '/es/coste/', 'interés'],
    ['Préstamos', '/es/prestamos/'],
  ],
  lists: [],
  words: { thousand: [], money: [], days: {}, ignored: [] },
};

/** Opens a page of the site for a visitor with this country in the cookie, or of whom the network knows it. */
async function open({ cookie, network = 'XX' }: { cookie?: string; network?: string }) {
  const context = await browser().newContext();
  if (cookie) await context.addCookies([{ name: 'geo', value: cookie, url: origin }]);
  const asked: string[] = [];
  await context.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname.replace(/-[A-Z0-9]{8}\.js$/, ''));
    const file = builtFiles.get(pathname.replace('/_plaza/', ''));
    if (file) return route.fulfill({ contentType: 'text/javascript', body: file });
    if (pathname === '/suggestions.json') return route.fulfill({ json: suggestions });
    if (pathname === '/api/visit')
      return route.fulfill({ status: 204, headers: { 'set-cookie': `geo=${network}; Path=/` } });
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
  });
  const page = await context.newPage();
  await page.goto(`${origin}/es/tae/`, { waitUntil: 'networkidle' });
  return { page, asked, close: () => context.close() };
}

const offer = (page: Page) => page.getByRole('region', { name: 'Elegir país' });

describe('§2.2 the offer of the pages of the visitor’s country', () => {
  it.each([{ cookie: 'SE' }, { network: 'SE' }])(
    'leads to the same page there, until it is declined: %j',
    async (visitor) => {
      const { page, close } = await open(visitor);
      const link = offer(page).getByRole('link', { name: 'Sverige' });
      expect(await link.getAttribute('href')).toBe(`${origin}/se/ranta/`);
      expect(page.url()).toBe(`${origin}/es/tae/`);
      await offer(page).getByRole('button', { name: 'Seguir aquí' }).click();
      expect(await offer(page).count()).toBe(0);
      await page.reload({ waitUntil: 'networkidle' });
      expect(await offer(page).count()).toBe(0);
      await close();
    },
  );

  it.each([{ cookie: 'ES' }, { cookie: 'FR' }, {}])(
    'is not made to others: %j',
    async (visitor) => {
      const { page, asked, close } = await open(visitor);
      expect(await offer(page).count()).toBe(0);
      expect(asked.includes('/_plaza/suggest-country')).toBe(visitor.cookie !== 'ES');
      await close();
    },
  );
});

describe('§7.1 the suggestions of the search field', () => {
  it('are fetched on the first focus, and chosen with the keyboard', async () => {
    const { page, asked, close } = await open({ cookie: 'ES' });
    expect(asked).not.toContain('/suggestions.json');
    await page.getByLabel('Buscar').focus();
    const field = page.getByRole('combobox', { name: 'Buscar' });
    await field.waitFor();
    await until(() => asked.includes('/suggestions.json'));
    await field.pressSequentially('INTERES');
    const options = page.getByRole('option');
    await options.first().waitFor();
    expect(await options.allTextContents()).toEqual(['Qué es la TAE']);
    await field.press('ArrowDown');
    expect(await options.first().getAttribute('aria-selected')).toBe('true');
    await field.press('Escape');
    expect(await options.count()).toBe(0);
    expect(await field.inputValue()).toBe('INTERES');
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    await Promise.all([page.waitForURL(`${origin}/es/coste/`), field.press('Enter')]);
    await close();
  });

  it('leave the form to answer what is typed', async () => {
    const { page, close } = await open({ cookie: 'ES' });
    await page.getByLabel('Buscar').fill('tae');
    await Promise.all([
      page.waitForURL(`${origin}/es/buscar/?q=tae`),
      page.getByLabel('Buscar').press('Enter'),
    ]);
    await close();
  });
});
