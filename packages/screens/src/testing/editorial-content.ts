import type { SampleEntries } from './sample-screens.tsx';

const meta = { title: 'Título', description: 'Descripción', noIndex: false, noFollow: false };
const entry = { locale: 'es-ES', updatedAt: '2026-11-20T09:00:00Z' };
const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});
const published = { publishedAt: '2026-10-01T08:00:00Z', meta, summary: 'Resumen.' };

const page = (id: string, pageType: string, path: string) => ({
  ...{ ...entry, id, pageType, path, meta, heading: `Página ${id}`, lead: 'Entradilla.' },
  body: text(`Texto de ${id}.`),
});

const loan = {
  ...{ ...entry, id: 2, slug: 'brisa', kind: 'loan', productType: 1, name: 'Brisa', active: true },
  ...{ rank: 1, highlights: ['Sin comisiones'], conditions: [], minAge: 18, payoutTime: 'Un día' },
  provider: { name: 'Brisa', legalName: 'Brisa, S.L.', url: 'https://brisa.example' },
  amountRange: { min: 100, max: 500, currency: 'EUR' },
  termRange: { minDays: 30, maxDays: 90 },
  applyUrl: 'https://brisa.example/',
  offers: [
    {
      ...{ amount: 100, termDays: 60, apr: 24.5, totalPayable: 104, fees: [] },
      borrowingRate: { percent: 22, type: 'fixed' },
      instalments: [{ count: 2, amount: 52, everyDays: 30 }],
    },
  ],
};

const post = (id: string, more: object = {}) => ({
  ...{ ...entry, ...published, id, slug: id, path: `/articulos/${id}/`, title: `Artículo ${id}` },
  ...{ authorId: 'lucia', categoryIds: ['coste'], readingMinutes: 3, body: text('Cuerpo.') },
  ...more,
});

/** Editorial content with one entry of each kind, and 21 posts. */
export const editorialContent = {
  pages: [
    page('posts', 'PostList', '/articulos/'),
    page('authors', 'AuthorList', '/autores/'),
    page('featured', 'FeaturedArticleList', '/destacados/'),
    page('diaries', 'DiaryList', '/diarios/'),
    page('glossary', 'Glossary', '/glosario/'),
    page('faq', 'FAQ', '/preguntas/'),
  ],
  authors: [
    {
      ...{ ...entry, id: 'lucia', slug: 'lucia', path: '/autores/lucia/', name: 'Lucía', meta },
      ...{ jobTitle: 'Redactora', biography: text('Escribe.'), expertise: ['Préstamos'] },
      ...{ credentials: ['Economista'], conflictsOfInterest: 'Ninguno.' },
      sameAs: ['https://perfil.example/lucia'],
    },
    { ...entry, id: 'andres', slug: 'andres', name: 'Andrés' },
  ],
  categories: [
    { ...entry, id: 'coste', slug: 'coste', path: '/articulos/coste/', name: 'Coste', position: 1 },
  ],
  posts: [
    post('tae', {
      ...{ reviewerId: 'andres', reviewedAt: '2026-10-15T08:00:00Z' },
      ...{ answer: 'Es el coste anual.', relatedPostIds: ['plazo'] },
      sources: [{ title: 'Ley', url: 'https://boe.example/', accessedOn: '2026-11-16' }],
    }),
    post('plazo', { categoryIds: [] }),
    ...Array.from({ length: 20 }, (_, index) => post(`n-${index}`)),
  ],
  'featured-article-summaries': [
    {
      ...{ ...entry, ...published, id: 'cuota', slug: 'cuota', path: '/destacados/cuota/' },
      ...{ title: 'La cuota', position: 1, body: text('Cuerpo.') },
      figure: { value: '104 €', caption: 'cuesta' },
    },
    {
      ...{ ...entry, ...published, id: 'fuera', slug: 'fuera', path: '/destacados/fuera/' },
      ...{ title: 'De otro medio', position: 2, meta: undefined },
      publisher: { name: 'Cuaderno', url: 'https://cuaderno.example/a/' },
    },
  ],
  diaries: [
    {
      ...{ ...entry, ...published, id: 'colchon', slug: 'colchon', path: '/diarios/colchon/' },
      ...{ title: 'Un colchón', authorId: 'lucia', outcome: 'Quedan 900 €.' },
      entries: [
        {
          ...{ id: 'mayo', publishedAt: '2026-05-10T18:00:00Z', title: 'Mayo', body: text('Va.') },
          image: { src: '/media/mayo.jpg', alt: 'Un tarro de monedas', width: 800, height: 600 },
          balance: { amount: 400, currency: 'EUR' },
        },
        {
          ...{ id: 'enero', publishedAt: '2026-01-10T18:00:00Z', title: 'Enero' },
          ...{ body: text('Empiezo.'), balance: { amount: 0, currency: 'EUR' } },
        },
      ],
    },
  ],
  reviews: [
    {
      ...{ ...entry, ...published, id: 'brisa', slug: 'brisa', path: '/opiniones/brisa/' },
      ...{ title: 'Brisa a prueba', productId: 2, score: 4.2, authorId: 'lucia' },
      criteria: [{ name: 'Coste', score: 3.5, text: 'Hay ofertas mejores.' }],
      ...{ pros: ['Claro'], cons: ['Caro'], testedOn: '2026-10-28', method: 'Lo pedimos.' },
      body: text('Cuerpo.'),
    },
  ],
  products: [loan],
  'glossary-terms': [
    {
      ...{ ...entry, id: 'apr', slug: 'tae', term: 'TAE', definition: 'Coste anual.' },
      ...{ synonyms: ['tasa anual equivalente'], relatedTermIds: ['fee'] },
      relatedPaths: ['/articulos/tae/'],
    },
    { ...entry, id: 'fee', slug: 'comision', term: 'Comisión', definition: 'Un cobro.' },
  ],
  'question-groups': [
    {
      ...{ ...entry, id: 'cost', slug: 'coste', name: 'El coste', position: 1 },
      questions: [{ id: 'apr', question: '¿Qué es la TAE?', answer: text('El coste anual.') }],
    },
  ],
} satisfies SampleEntries;
