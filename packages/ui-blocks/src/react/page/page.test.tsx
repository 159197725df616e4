import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  AmountAnswer,
  AmountChoice,
  AmountForm,
  ButtonLink,
  ContactDetails,
  CreditWarning,
  ErrorScreen,
  Hero,
  LegalDocument,
  PageShell,
  Section,
  SiteFooter,
  SiteHeader,
  TrustStrip,
} from '../index.ts';

const html = (node: ReactNode) => renderToStaticMarkup(node);
const count = (text: string, part: string) => text.split(part).length - 1;

const header = (
  <SiteHeader
    brand={{ name: 'Olivar', href: '/', icon: '/icon.svg' }}
    navigation={[
      { href: '/', label: 'Préstamos', current: true },
      { href: '/contactanos/', label: 'Contacto' },
    ]}
    labels={{ navigation: 'Principal' }}
  />
);
const footer = (
  <SiteFooter
    brandName="Olivar"
    statement="Comparador."
    identity={[
      { term: 'NIF', value: 'B00000000' },
      { term: 'Correo', value: 'a@b.example', href: 'mailto:a@b.example' },
    ]}
    legalLinks={[{ href: '/politica-de-cookies/', label: 'Cookies' }]}
    settings={<button type="button">Configurar cookies</button>}
    labels={{ identity: 'Identidad', legal: 'Legal' }}
  />
);

describe('§2.4 the frame of a page', () => {
  const page = html(
    <PageShell skipLabel="Saltar" header={header} footer={footer}>
      <Hero heading="Préstamos" lead="Compara.">
        <AmountChoice
          label="Importe"
          options={[100, 250].map((amount) => ({
            href: `/${amount}-euros/`,
            label: `${amount} €`,
            current: amount === 250,
          }))}
        />
      </Hero>
    </PageShell>,
  );

  test('has one main, one h1, and a skip link first', () => {
    expect(count(page, '<main')).toBe(1);
    expect(count(page, '<h1')).toBe(1);
    expect(page.match(/<a [^>]*>/)?.[0]).toContain('href="#content"');
    expect(page).toContain('id="content"');
  });

  test('names each navigation and marks the current page', () => {
    expect(page).toContain('<nav aria-label="Principal">');
    expect(page).toContain('aria-label="Importe"');
    expect(page).toContain('href="/" aria-current="page"');
    expect(page).toContain('href="/250-euros/" aria-current="page"');
    expect(count(page, 'aria-current')).toBe(2);
  });

  test('the footer has legal identity, legal links and the permanent cookie control', () => {
    expect(page).toContain('<dt>NIF</dt><dd>B00000000</dd>');
    expect(page).toContain('<a href="mailto:a@b.example">a@b.example</a>');
    expect(page).toContain('href="/politica-de-cookies/"');
    expect(page).toContain('<li><button type="button">Configurar cookies</button></li>');
  });

  test('the brand has one mark: its icon, which a screen reader leaves out', () => {
    expect(html(header)).toMatch(/<a [^>]*><img src="\/icon.svg" [^>]*alt=""\/>Olivar<\/a>/);
  });

  test('without navigation there is no empty landmark', () => {
    const bare = html(
      <SiteHeader
        brand={{ name: 'O', href: '/', icon: '/icon.svg' }}
        navigation={[]}
        labels={{ navigation: 'x' }}
      />,
    );
    expect(bare).not.toContain('<nav');
  });
});

describe('parts of pages', () => {
  test('a reason to trust has the face of the person that it names, as decoration, or an icon', () => {
    const portrait = { src: '/images/ana.jpg', alt: 'Ana', width: 300, height: 400 };
    const strip = html(
      <TrustStrip
        reasons={[
          { icon: 'person', portrait, text: 'Ana', href: '/ana/' },
          { icon: 'shield', text: 'Unpaid' },
        ]}
      />,
    );
    expect(strip).toMatch(
      /<li><picture[^>]*><img alt="" width="28" height="37".*<a href="\/ana\/">Ana<\/a>/,
    );
    expect(strip).toMatch(/<li><svg[^>]*>.*<\/svg> Unpaid<\/li>/);
  });

  test('the footer says when the figures of its page were checked', () => {
    expect(html(footer)).not.toContain('Checked');
    const props = {
      brandName: 'O',
      identity: [],
      legalLinks: [],
      labels: { identity: 'i', legal: 'l' },
    };
    expect(html(<SiteFooter {...props} checked="Checked on Monday" />)).toContain(
      '<p>Checked on Monday</p>',
    );
  });

  test('the credit warning is text, not decoration', () => {
    expect(html(<CreditWarning text="Atención: tomar dinero prestado cuesta dinero." />)).toBe(
      '<p class="pz-credit-warning" role="note" data-credit-warning="">Atención: tomar dinero prestado cuesta dinero.</p>',
    );
  });

  test('a section is named by its heading', () => {
    expect(
      html(
        <Section id="como" heading="Cómo">
          x
        </Section>,
      ),
    ).toBe(
      '<section class="pz-section" id="como" aria-labelledby="como-heading"><h2 class="pz-section__heading" id="como-heading">Cómo</h2>x</section>',
    );
  });

  test('a legal document has its h1 and its date of change', () => {
    const legal = html(
      <LegalDocument
        heading="Privacidad"
        updated={{ dateTime: '2026-11-20', text: '20 de noviembre' }}
      >
        <p>x</p>
      </LegalDocument>,
    );
    expect(legal).toContain('<h1 class="pz-title__heading">Privacidad</h1>');
    expect(legal).toContain('<time dateTime="2026-11-20">20 de noviembre</time>');
  });

  test('§2.4 an error screen shows the status and links on', () => {
    const links = [{ href: '/', label: 'Inicio' }];
    const screen = html(
      <ErrorScreen status={404} heading="Page not found" message="/x" links={links} />,
    );
    expect(screen).toContain('data-error-status="404"');
    expect(screen).toContain('404<bdi class="pz-error-screen__path" data-error-path=""></bdi>');
    expect(
      html(<ErrorScreen status={500} heading="Internal Server Error" message="" links={links} />),
    ).not.toContain('data-error-path');
    expect(screen).toContain('<h1 class="pz-title__heading">Page not found</h1>');
    expect(screen).toContain('<a class="pz-button" href="/">Inicio</a>');
  });

  test('contact details link only to safe addresses', () => {
    const items = [
      { term: 'Tel', value: '900', href: 'tel:900' },
      { term: 'Web', value: 'x', href: 'javascript:alert(1)' },
    ];
    const contact = html(<ContactDetails heading="Contacto" items={items} />);
    expect(contact).toContain('<a href="tel:900">900</a>');
    expect(contact).toContain('<dd>x</dd>');
  });

  test('a button link completes its rel', () => {
    const link = { value: '/x', rel: ['nofollow' as const], target: true };
    expect(html(<ButtonLink link={link} label="Ver" />)).toBe(
      '<a class="pz-button" data-call-to-action="" href="/x" target="_blank" rel="nofollow noopener">Ver</a>',
    );
  });
});

describe('§2.1 the first question of a front page', () => {
  const page = html(
    <AmountForm
      action="/lista/#product-list"
      amount={{ label: 'Importe', unit: 'EUR', value: 500 }}
      term={{
        label: 'Plazo',
        options: [
          { value: '30', label: '30 días' },
          { value: '120', label: '120 días' },
        ],
        value: '120',
      }}
      submit="Comparar"
    >
      <AmountAnswer
        heading="El total más bajo"
        figures={[
          { name: 'payment', label: 'Cuota', value: '129,11 €', parts: ['129', ',11', ' €'] },
          { name: 'totalPayable', label: 'Total', value: '516,44 €' },
        ]}
        offer={{ href: '#product-1', label: 'Hontana' }}
      />
    </AmountForm>,
  );

  test('is a plain form of the list, filled with what the page compares', () => {
    expect(page).toMatch(/<form [^>]*action="\/lista\/#product-list"/);
    expect(page).toMatch(/<form [^>]*method="get"/);
    expect(page).toMatch(/name="amount"[^>]* value="500"/);
    expect(page).toContain('<option value="120" selected="">120 días</option>');
  });

  test('is answered by the figures of an offer, with a link to it', () => {
    expect(page).toContain('El total más bajo: <a href="#product-1">Hontana</a>');
    expect(page).toContain('<dt>Cuota</dt><dd>129<small>,11</small> €</dd>');
    expect(page).toContain('<dt>Total</dt><dd>516,44 €</dd>');
  });
});
