import type { EntryOf } from '../content-folders.ts';
import { sampleDocument } from './sample-documents.ts';

const updatedAt = '2026-11-01T09:00:00Z';
const publishedAt = '2026-10-01T09:00:00Z';
const locale = 'es-ES';
const meta = { title: 'Título', description: 'Descripción', noIndex: false, noFollow: false };
const entry = { locale, updatedAt };

type Folder =
  | 'glossary-terms'
  | 'jobs'
  | 'press-releases'
  | 'providers'
  | 'question-groups'
  | 'reviews'
  | 'scholarships'
  | 'tools';

/** Entries of the folders that visitors look things up in. Fictional. */
export const SAMPLE_REFERENCE_ENTRIES: { readonly [F in Folder]: readonly EntryOf<F>[] } = {
  'glossary-terms': [
    {
      ...entry,
      id: 'apr',
      slug: 'tae',
      term: 'TAE',
      definition: 'El coste de un año.',
      relatedPaths: ['/articulos/que-es-la-tae/'],
    },
    {
      ...entry,
      id: 'term',
      slug: 'plazo',
      term: 'Plazo',
      definition: 'Hasta la última cuota.',
      synonyms: ['Duración'],
      relatedTermIds: ['apr'],
    },
  ],
  jobs: [
    {
      ...entry,
      id: 'editor',
      slug: 'redactor',
      path: '/empleo/redactor/',
      title: 'Redactor',
      summary: 'Escribir claro.',
      place: { city: 'Madrid', country: 'España', remote: 'hybrid' },
      salary: { min: 28_000, max: 34_000, currency: 'EUR', per: 'year' },
      employmentType: 'fullTime',
      publishedAt,
      deadline: '2026-12-31',
      applyEmail: 'empleo@olivar.example',
      body: sampleDocument('El puesto'),
      meta,
    },
  ],
  'press-releases': [
    {
      ...entry,
      id: 'start',
      slug: 'comienzo',
      title: 'Empezamos',
      publishedAt,
      summary: 'El primer día.',
      body: sampleDocument('Empezamos'),
    },
  ],
  providers: [
    {
      ...entry,
      id: 'uno',
      slug: 'uno',
      path: '/entidades/uno/',
      name: 'Uno',
      legalName: 'Uno Crédito, S.A.',
      summary: 'Una entidad.',
      website: 'https://uno.example',
      licence: { authority: 'Banco Central', number: '0001' },
      complaints: { text: 'Por escrito.', email: 'quejas@uno.example' },
      body: sampleDocument('Una entidad'),
      meta,
    },
  ],
  'question-groups': [
    {
      ...entry,
      id: 'basics',
      slug: 'lo-basico',
      name: 'Lo básico',
      position: 1,
      questions: [{ id: 'apr', question: '¿Qué es la TAE?', answer: sampleDocument('El coste') }],
    },
  ],
  reviews: [
    {
      ...entry,
      id: 'loan-one',
      slug: 'prestamo-uno',
      path: '/opiniones/prestamo-uno/',
      title: 'Préstamo Uno, probado',
      summary: 'Rápido y caro.',
      productId: 1,
      providerId: 'uno',
      score: 3.5,
      criteria: [{ name: 'Coste', score: 3, text: 'Alto.' }],
      pros: ['Rápido'],
      cons: ['Caro'],
      testedOn: '2026-09-15',
      method: 'Pedimos un préstamo.',
      authorId: 'ana',
      publishedAt,
      body: sampleDocument('La prueba'),
      meta,
    },
  ],
  scholarships: [
    {
      ...entry,
      id: 'economics',
      slug: 'economia',
      path: '/becas/economia/',
      title: 'Beca de economía',
      summary: 'Para un curso.',
      amount: { value: 2000, currency: 'EUR' },
      awards: 2,
      publishedAt,
      deadline: '2027-03-31',
      eligibility: ['Matriculado en España'],
      applyUrl: 'https://olivar.example/becas/',
      body: sampleDocument('La beca'),
      meta,
    },
  ],
  tools: [
    {
      ...entry,
      id: 'cost',
      slug: 'coste',
      name: 'Coste de un préstamo',
      summary: 'Lo que pagará.',
      link: { value: '/' },
      inputs: ['Importe', 'Plazo'],
      minutes: 1,
      position: 1,
    },
  ],
};
