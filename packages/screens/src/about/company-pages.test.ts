import type { Component } from '@plaza/contract';
import { describe, expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen.test.support.ts';
import { sampleEntries } from '../testing/sample-entries.test.support.ts';

const organization = {
  ...{ id: 'o', locale: 'es-ES', updatedAt: '2026-11-20T09:00:00Z', slug: 'o', name: 'o' },
  type: 'organization',
  organization: {
    ...{ name: 'Plaza', legalName: 'Plaza, S.L.', taxId: 'B00000000' },
    ...{ address: ['Calle, 1'], email: 'prensa@plaza.example' },
  },
} as Component;
const components = [organization];
const [tool] = sampleEntries('tools');
const [release] = sampleEntries('press-releases');
const heading = (text: string, id?: string) => ({
  type: 'heading',
  attrs: { level: 2, ...(id && { id }) },
  content: [{ type: 'text', text }],
});

describe('§2.3 pages about the company', () => {
  test('About says who owns the site and who pays for it', async () => {
    const { html, things, issues } = await renderScreen({ pageType: 'About' }, { components });
    for (const text of ['Plaza, S.L.', 'B00000000', 'about-funding', 'footer-statement'])
      expect(html).toContain(text);
    expect(issues).toEqual([]);
    expect(things).toMatchObject([
      {
        '@type': 'AboutPage',
        about: { '@id': 'https://platform.example/#organization-plaza-s-l-b00000000' },
      },
    ]);
  });

  test('Press has a contact and dated releases with anchors', async () => {
    const { html, things, issues } = await renderScreen(
      { pageType: 'Press' },
      { components, entries: { 'press-releases': [release] } },
    );
    expect(html).toContain('<a href="mailto:prensa@plaza.example">');
    expect(html).toMatch(/<li [^>]*id="comienzo">/);
    expect(html).toContain('<h3 class="pz-timeline__title">Empezamos</h3>');
    expect(html).toContain('1 de octubre de 2026');
    expect(issues).toEqual([]);
    expect(things[0]?.itemListElement).toMatchObject([
      { url: 'https://platform.example/shown/#comienzo' },
    ]);
  });

  test('Press says so without a release', async () => {
    const { html, things } = await renderScreen({ pageType: 'Press' });
    expect(html).toContain('press-no-releases');
    expect(things).toEqual([]);
  });

  test('Contact says how soon we reply', async () => {
    const { html, things, issues } = await renderScreen({ pageType: 'Contact' }, { components });
    expect(html).toContain('<dt>contact-reply</dt><dd>contact-reply-time</dd>');
    expect(issues).toEqual([]);
    expect(things).toMatchObject([{ '@type': 'ContactPage' }]);
  });
});

describe('§2.3 Forbidden', () => {
  test('says why and where to go instead, without pages that do not exist', async () => {
    const page = { lead: 'Solo para socios.', relatedPaths: ['/ayuda/', '/no-existe/'] };
    const { html } = await renderScreen(
      { pageType: 'Forbidden', page },
      { routes: { '/ayuda/': 'Basic' } },
    );
    expect(html).toContain('data-error-status="403"');
    expect(html).toContain('Solo para socios.');
    expect(html).toContain('href="/ayuda/">Página /ayuda/</a>');
    expect(html).not.toContain('no-existe');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });
});

describe('§2.3 ToolList', () => {
  test('says what each tool asks and how long it takes', async () => {
    const nothing = { ...tool, id: 'b', name: 'B', inputs: [], minutes: 5 };
    const { html, issues } = await renderScreen(
      { pageType: 'ToolList' },
      { entries: { tools: [tool, nothing] } },
    );
    expect(html).toContain('tool-minutes_one 1');
    expect(html).toContain('tool-minutes_other 5');
    expect(html).toContain('tool-inputs Importe y Plazo');
    expect(html).toContain('tool-no-inputs');
    expect(issues).toEqual([]);
  });

  test('samples lists of companies and ways to pay by their first entry, and no cost of credit', async () => {
    const at = (value: string) => ({ ...tool, id: value, link: { value } });
    const [company] = sampleEntries('providers');
    const [way] = sampleEntries('payment-providers');
    const addresses = ['/empresas/', '/pagos/', '/prestamo/', '/fuera/'];
    const { html } = await renderScreen(
      { pageType: 'ToolList' },
      {
        entries: {
          tools: addresses.map(at) as never,
          providers: [company as never],
          'payment-providers': [{ ...way, fees: 'Sin comisiones.' } as never],
        },
        routes: {
          '/empresas/': 'ProviderList',
          '/pagos/': 'PaymentProviderList',
          '/prestamo/': 'LoanCalculator',
        },
      },
    );
    const shown = [...html.matchAll(/pz-entry__sample"><strong>.*?<\/strong>(.*?)<\/p>/g)];
    expect(shown.map(([, text = '']) => text.trim())).toEqual([
      expect.stringContaining(`${company?.name}: provider-licence-number`),
      `${way?.name}: Sin comisiones.`,
    ]);
  });
});

describe('§2.3 Landing', () => {
  const action = { type: 'ToListButtonBlock', attrs: { buttonText: 'Ver', link: { value: '/' } } };
  const page = { heading: 'Una promesa', body: { type: 'doc' as const, content: [action] } };

  test('has one promise, the warning of the law above it, and one action', async () => {
    const { html } = await renderScreen({ pageType: 'Landing', page });
    expect(html.indexOf('data-credit-warning')).toBeGreaterThan(html.indexOf('<h1'));
    expect(html.indexOf('data-call-to-action')).toBeGreaterThan(html.indexOf('credit-warning'));
    expect(html.match(/data-call-to-action/g)).toHaveLength(1);
  });

  test('has no warning where the law requires none', async () => {
    const { html } = await renderScreen({ pageType: 'Landing', page }, { locale: 'nb-NO' });
    expect(html).not.toContain('data-credit-warning');
  });
});

describe('§2.3 Basic', () => {
  const render = (parts: object[]) =>
    renderScreen({ pageType: 'Basic', page: { body: { type: 'doc', content: parts as never } } });

  test('lists the parts of a long text that can be linked to', async () => {
    const ids = ['parte-uno', 'parte-dos', 'parte-tres', 'parte-cuatro'];
    const { html } = await render([
      ...ids.map((id) => heading(id, id)),
      heading('sin id'),
      heading('una', 'palabra'),
    ]);
    const links = [...html.matchAll(/pz-contents__link" href="([^"]*)"/g)];
    expect(links.map(([, href]) => href)).toEqual(ids.map((id) => `#${id}`));
    for (const id of ids) expect(html).toContain(`<h2 id="${id}">`);
  });

  test('lists no parts of a short text', async () => {
    const { html } = await render([
      heading('uno', 'parte-uno'),
      heading('dos', 'parte-dos'),
      heading('tres'),
    ]);
    expect(html).not.toContain('pz-contents');
  });
});
