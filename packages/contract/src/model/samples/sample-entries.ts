import type { ContentFolder, EntryOf } from '../content-folders.ts';
import { sampleDocument } from './sample-documents.ts';
import { SAMPLE_PRODUCTS } from './sample-products.ts';
import { SAMPLE_REFERENCE_ENTRIES } from './sample-reference-entries.ts';

const updatedAt = '2026-11-01T09:00:00Z';
const publishedAt = '2026-10-01T09:00:00Z';
const locale = 'es-ES';
const meta = { title: 'Título', description: 'Descripción', noIndex: false, noFollow: false };
const image = { src: '/images/muestra.avif', alt: 'Muestra', width: 1200, height: 630 };
const entry = { locale, updatedAt };

/** Entries of every folder, consistent with each other. Fictional. */
export const SAMPLE_ENTRIES: { readonly [F in ContentFolder]: readonly EntryOf<F>[] } = {
  authors: [
    { ...entry, id: 'ana', slug: 'ana-luna', name: 'Ana Luna', sameAs: ['https://ana.example'] },
    { ...entry, id: 'ben', slug: 'ben-sol', name: 'Ben Sol', portrait: image },
  ],
  categories: [
    { ...entry, id: 'ahorro', slug: 'ahorro', name: 'Ahorro', position: 2, parentId: 'dinero' },
    { ...entry, id: 'dinero', slug: 'dinero', name: 'Dinero', position: 1 },
  ],
  components: [
    {
      ...entry,
      id: 'aviso',
      slug: 'aviso',
      type: 'richText',
      name: 'Aviso',
      body: sampleDocument('Aviso'),
    },
    { ...entry, id: 'oferta', slug: 'oferta', type: 'banner', name: 'Oferta', heading: 'Compare' },
  ],
  menus: [
    {
      ...entry,
      id: 'footer',
      slug: 'footer',
      title: 'Pie',
      items: [{ label: 'Legal', items: [{ label: 'Contacto', link: { value: '/contactanos/' } }] }],
    },
  ],
  pages: [
    {
      ...entry,
      id: 'inicio',
      path: '/',
      pageType: 'ProductListStatic',
      heading: 'Compare préstamos',
      meta,
      body: sampleDocument('Bienvenido'),
      productList: { heading: 'Ofertas', amount: 250 },
      relatedPaths: ['/contactanos/'],
    },
    {
      ...entry,
      id: 'contacto',
      path: '/contactanos/',
      pageType: 'Contact',
      heading: 'Contacto',
      meta,
      body: sampleDocument('Escríbanos'),
      authorId: 'ana',
    },
  ],
  diaries: [
    {
      ...entry,
      id: 'sin-deudas',
      slug: 'sin-deudas',
      path: '/diarios/sin-deudas/',
      title: 'Un año sin deudas',
      summary: 'Mes a mes.',
      authorId: 'ana',
      publishedAt,
      meta,
      entries: [{ id: 'enero', publishedAt, title: 'Enero', body: sampleDocument('Empiezo') }],
    },
  ],
  'featured-article-summaries': [
    {
      ...entry,
      id: 'prensa',
      slug: 'prensa',
      path: '/prensa/',
      title: 'En la prensa',
      summary: 'Lo que dicen.',
      publishedAt,
      position: 1,
      publisher: { name: 'Diario', url: 'https://diario.example' },
    },
    {
      ...entry,
      id: 'informe',
      slug: 'informe',
      path: '/informe/',
      title: 'Cuánto cuesta un mes',
      summary: 'Un informe propio.',
      authorId: 'ana',
      publishedAt,
      position: 2,
      figure: { value: '27 %', caption: 'TAE media' },
      body: sampleDocument('El informe'),
      meta,
    },
  ],
  'game-providers': [
    {
      ...entry,
      id: 'norte',
      slug: 'norte',
      path: '/juegos/norte/',
      name: 'Norte Juegos',
      summary: 'Un estudio.',
      body: sampleDocument('Un estudio'),
      meta,
    },
  ],
  'payment-providers': [
    {
      ...entry,
      id: 'pago',
      slug: 'pago',
      path: '/pagos/pago/',
      name: 'Pago',
      method: 'eWallet',
      summary: 'Una cartera.',
      currencies: ['EUR'],
      body: sampleDocument('Una cartera'),
      meta,
    },
  ],
  posts: [
    {
      ...entry,
      id: 'apr',
      slug: 'que-es-la-tae',
      path: '/articulos/que-es-la-tae/',
      title: 'Qué es la TAE',
      summary: 'Explicado.',
      image,
      authorId: 'ana',
      categoryIds: ['dinero'],
      publishedAt,
      body: sampleDocument('La TAE'),
      meta,
    },
    {
      ...entry,
      id: 'plazo',
      slug: 'elegir-plazo',
      path: '/articulos/elegir-plazo/',
      title: 'Elegir el plazo',
      summary: 'Con calma.',
      authorId: 'ben',
      publishedAt: '2026-10-02T09:00:00Z',
      body: sampleDocument('El plazo'),
      meta,
      relatedPostIds: ['apr'],
    },
  ],
  'search-menu-items': [
    {
      ...entry,
      id: 'tae',
      label: 'TAE',
      link: { value: '/articulos/que-es-la-tae/' },
      keywords: ['interés'],
      position: 1,
    },
  ],
  slots: [
    {
      ...entry,
      id: 'olivos',
      slug: 'olivos',
      path: '/juegos/olivos/',
      name: 'Olivos',
      gameProviderId: 'norte',
      summary: 'Un juego.',
      returnToPlayer: 96.1,
      body: sampleDocument('Un juego'),
      meta,
    },
  ],
  'cookie-categories': [
    {
      id: 'necessary',
      locale: 'en-US',
      updatedAt,
      category: 'necessary',
      name: 'Necessary',
      description: 'The site needs them.',
    },
  ],
  'website-cookies': [
    {
      id: 'internal',
      category: 'necessary',
      providerName: 'Internal',
      url: '/cookies',
      cookies: [
        {
          name: 'consent',
          description: 'Your choice.',
          expiration: '1 year',
          type: 'HTTP',
          enabled: true,
        },
      ],
    },
  ],
  ...SAMPLE_REFERENCE_ENTRIES,
  products: SAMPLE_PRODUCTS,
};
