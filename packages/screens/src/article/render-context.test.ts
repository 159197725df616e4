import { documentToHtml } from '@plaza/ui-blocks';
import { describe, expect, it } from 'vitest';
import type { ScreenProps } from '../screen.ts';
import { keyTranslator } from '../testing/key-translator.ts';
import { renderContext } from './render-context.ts';

const site = {
  leadForm: { address: 'https://formulario.example/embed' },
  blocks: {
    imageSource: ({ src }: { src: string }) => ({ src: `/made${src}` }),
    iconDrawing: () => ({ width: 256, height: 256, paths: ['M0 0h256'] }),
  },
  offerLink: ({ slug }: { readonly slug: string }) => `/go/${slug}`,
  site: {},
};
const translator = await keyTranslator({
  'video-play': 'Ver el vídeo: {title}',
  'cookie-name': 'Cookie',
  'cookie-purpose': 'Finalidad',
  'consent-expiration': 'Caducidad',
  'consent-type': 'Tipo',
});
const offer = {
  ...{ amount: 500, termDays: 60, apr: 24.5, totalPayable: 520, fees: [] },
  borrowingRate: { percent: 24, type: 'fixed' },
  instalments: [{ count: 2, amount: 260, everyDays: 30 }],
};
const product = {
  kind: 'loan',
  ...{ id: 1, name: 'Almazara', active: true, rank: 1, minAge: 18, payoutTime: 'x' },
  provider: { name: 'A', legalName: 'Almazara, S.L.' },
  ...{
    highlights: [],
    conditions: [],
    amountRange: { currency: 'EUR' },
    applyUrl: 'https://a.example/',
    offers: [offer],
  },
};

type LogEntry = Parameters<ScreenProps['app']['log']>[0];

/** Renders a page with the block in its text; its products are read or rejected. */
async function write(type: string, attrs: object, read: () => Promise<unknown[]>) {
  const log: LogEntry[] = [];
  const text = { type: 'doc', content: [{ type, attrs }] };
  const body = { type: 'doc', content: [{ type: 'BasicBlock', attrs: { text } }] };
  const props = {
    app: { ...site, log: (entry: LogEntry) => log.push(entry) },
    match: { locale: 'es-ES' },
    page: { body },
    content: { products: read, declaredCookies: read, translator: async () => translator },
  } as unknown as ScreenProps;
  return { html: documentToHtml(body, { context: await renderContext(props) }), log };
}
const unread = () => Promise.reject(new Error('Products were read'));

describe('§3.4 the context of the blocks of a page', () => {
  it('has the number format of the locale', async () => {
    const { html } = await write('Counter', { count: 1234567.5 }, unread);
    expect(html).toContain('<data value="1234567.5">1.234.567,5</data>');
  });

  it('has the images and icons of the site', async () => {
    const image = { src: '/images/olivo.jpg', alt: 'Un olivo', width: 300, height: 200 };
    const { html: picture } = await write('ImageBlock', image, unread);
    expect(picture).toContain('src="/made/images/olivo.jpg"');
    const { html: icon } = await write('BigIconBlock', { icon: 'ph:acorn' }, unread);
    expect(icon).toContain('<path d="M0 0h256"></path>');
  });

  it('has the label of a video link', async () => {
    const { html } = await write('VideoEmbed', { videoId: 'aqz-KE-bpKQ', title: 'La TAE' }, unread);
    expect(html).toContain('aria-label="Ver el vídeo: La TAE"');
  });

  it('has the lead form of the site in its language', async () => {
    const form = { title: 'Solicitud', linkText: 'Abrir', formToken: 'olivar-es-lp' };
    const { html } = await write('LeadForm', form, unread);
    expect(html).toContain(
      'data-lead-form="https://formulario.example/embed?formToken=olivar-es-lp&amp;locale=es-ES"',
    );
  });

  const overview = { limit: 3, orderBy: { property: 'apr', direction: 'asc' } };

  it('has the products if the page compares them', async () => {
    const { html } = await write('FinanceOverviewBlock', overview, async () => [product]);
    expect(html).toContain('Almazara');
    expect(html).toContain('data-product-id="1"');
    await expect(write('FinanceOverviewBlock', overview, unread)).rejects.toThrow('were read');
  });

  const cookie = { name: 'geo', description: 'El país', expiration: '30 días', type: 'HTTP' };
  const declared = {
    ...{ category: 'necessary', label: 'Necesarias', description: 'Hacen falta.' },
    providers: [{ name: 'Olivar', cookies: [cookie] }],
  };

  it('§3.3 has the declared cookies if the page lists them', async () => {
    const { html } = await write('CookieTableBlock', {}, async () => [declared]);
    for (const text of ['Finalidad', 'Necesarias', 'Olivar', 'geo', 'El país', '30 días', 'HTTP'])
      expect(html).toContain(`>${text}<`);
    await expect(write('CookieTableBlock', {}, unread)).rejects.toThrow('were read');
  });

  it('logs an offer that cannot be shown', async () => {
    const nameless = { ...offer, fees: [{ name: ' ', amount: 1 }] };
    const broken = { ...product, offers: [nameless] };
    const { html, log } = await write('FinanceOverviewBlock', overview, async () => [broken]);
    expect(html).not.toContain('Almazara');
    expect(log).toMatchObject([{ level: 'error', event: 'offer-left-out', productId: 1 }]);
  });
});
