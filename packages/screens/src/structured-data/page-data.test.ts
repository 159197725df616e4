import type { LoanLike, Offer, Organization } from '@plaza/contract';
import { defineRoutes } from '@plaza/routing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyTranslator } from '../testing/key-translator.ts';
import { matchOf, severalCountries, testPage } from '../testing/several-countries.ts';
import { saidIn, structuredDataFaults } from '../testing/structured-data-rules.ts';
import { graph, scriptText } from './graph.ts';
import { type PageData, pageData } from './page-data.ts';

const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});
const faq = (question: string, answer: string) => ({
  type: 'Faq',
  attrs: { items: [{ question: text(question), answer }] },
});
const company: Organization = {
  name: 'Olivar',
  legalName: 'Olivar, S.L.',
  taxId: 'B0',
  address: ['Calle 1', 'Madrid'],
};
const offer: Offer = {
  amount: 250,
  termDays: 90,
  borrowingRate: { percent: 96, type: 'fixed' },
  fees: [{ name: 'Apertura', amount: 5.5 }],
  apr: 151.94,
  totalPayable: 290.45,
  instalments: [
    { count: 2, amount: 96.82, everyDays: 30 },
    { count: 1, amount: 96.81, everyDays: 30 },
  ],
};
const product = {
  kind: 'loan',
  id: 5,
  name: 'Duna',
  provider: { name: 'Duna', legalName: 'Duna, S.L.', url: 'https://duna.example' },
  amountRange: { min: 250, max: 250, currency: 'EUR' },
} as LoanLike;
const writing = {
  ...(await keyTranslator()),
  offerLink: ({ slug }: { readonly slug: string }) => `/go/${slug}`,
};

const data = (changes: Partial<PageData> = {}) =>
  pageData({
    site: severalCountries,
    match: matchOf(severalCountries, '/es/'),
    page: testPage(),
    company,
    listed: [],
    writing,
    ...changes,
  });
const things = (changes?: Partial<PageData>) =>
  JSON.parse(JSON.stringify(data(changes)))['@graph'] as Record<string, unknown>[];
const types = (changes?: Partial<PageData>) => things(changes).map((thing) => thing['@type']);
const contact = matchOf(severalCountries, '/es/contactanos/');

describe('the structured data of pages', () => {
  it('has company and site on the front page, company and breadcrumbs on others', () => {
    expect(types()).toEqual(['Organization', 'WebSite']);
    expect(types({ match: contact })).toEqual(['Organization', 'BreadcrumbList']);
    expect(types({ company: undefined })).toEqual(['WebSite']);
  });

  it('uses the first page of a language without a front page', () => {
    const site = defineRoutes({ ...severalCountries, paths: {} }, [
      { path: '/kontakt/', pageType: 'Contact', locale: 'sv-SE' },
      { path: '/om/', pageType: 'About', locale: 'sv-SE' },
    ]);
    const of = (path: string) => ({ site, match: matchOf(site, path) });
    expect(types(of('/se/kontakt/'))).toEqual(['Organization', 'WebSite']);
    const [, way] = things(of('/se/om/'));
    expect(way?.itemListElement).toMatchObject([
      { item: 'https://platform.example/se/kontakt/' },
      { item: 'https://platform.example/se/om/' },
    ]);
  });

  it('has an @id for each legal entity, the same in its languages', () => {
    const idOf = (changes: Partial<Organization>) =>
      things({ company: { ...company, ...changes } })[0]?.['@id'];
    expect(idOf({})).toBe('https://platform.example/#organization-olivar-s-l-b0');
    expect(idOf({ name: 'Olivar Sverige', address: ['Gatan 1'] })).toBe(idOf({}));
    const others = [{ legalName: 'Olivar Sverige AB' }, { taxId: 'B1' }, { legalName: '株式会社' }];
    expect(new Set([{}, ...others].map(idOf)).size).toBe(4);
    const [organization, site] = things();
    expect(site?.publisher).toEqual({ '@id': organization?.['@id'] });
  });

  it('is empty on a page with noindex', () => {
    expect(data({ page: testPage({ noIndex: true }) })).toBeUndefined();
  });

  it('has the questions of the text at any depth, if they are complete', () => {
    const body = {
      type: 'doc' as const,
      content: [
        faq('¿Uno?', 'Sí.'),
        { type: 'blockquote', content: [faq('¿Dos?', 'No.')] },
        { type: 'QuestionBlock', attrs: { question: '¿Tres?', answer: text('Quizá.') } },
        { type: 'QuestionBlock', attrs: { answer: text('Sin pregunta.') } },
        { type: 'BasicBlock', attrs: { text: { type: 'doc', content: [faq('¿Cuatro?', 'A.')] } } },
        faq('¿Sin respuesta?', ' '),
        { type: 'NoSuchBlock' },
      ],
    };
    const page = testPage({}, { body });
    const found = things({ page }).find((thing) => thing['@type'] === 'FAQPage');
    expect(found?.mainEntity).toMatchObject([
      { name: '¿Uno?', acceptedAnswer: { text: 'Sí.' } },
      { name: '¿Dos?' },
      { name: '¿Tres?', acceptedAnswer: { text: 'Quizá.' } },
      { name: '¿Cuatro?' },
    ]);
  });

  it('has the figures of the offer card', () => {
    const loan = things({ match: contact, listed: [{ product, offer }] }).at(-1);
    expect(loan).toMatchObject({
      '@type': 'LoanOrCredit',
      name: 'Duna',
      url: 'https://platform.example/es/contactanos/#product-5',
      provider: { name: 'Duna, S.L.' },
      amount: { currency: 'EUR', value: 250 },
      loanTerm: { value: 90, unitCode: 'DAY' },
      interestRate: 96,
      annualPercentageRate: 151.94,
      feesAndCommissionsSpecification: 'Apertura: 5,50\u00a0€',
    });
    const numbers = saidIn(loan).flatMap(({ said }) => (typeof said === 'number' ? [said] : []));
    const own = [offer.amount, offer.termDays, offer.borrowingRate.percent, offer.apr];
    const payments = offer.instalments.flatMap(({ count, amount }) => [count, amount]);
    expect(numbers.toSorted()).toEqual([...own, ...payments].toSorted());
  });

  it('has the properties that Google requires of each type', () => {
    const whole = data({ match: contact, listed: [{ product, offer }] });
    expect(structuredDataFaults(whole)).toEqual([]);
    expect(
      structuredDataFaults(
        graph([
          { '@type': 'FAQPage', mainEntity: [] },
          { '@type': 'WebSite', name: '' },
        ]),
      ),
    ).toEqual([
      'FAQPage.mainEntity.*.name is missing',
      'FAQPage.mainEntity.*.acceptedAnswer.text is missing',
      'WebSite.name is missing',
      'WebSite.url is missing',
    ]);
    expect(structuredDataFaults({})).toEqual(['not a graph']);
  });

  it('cannot be closed by content', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('</script><script>alert(1)</script>', '<!--<script>', ']]>', '\u2028'),
    );
    fc.assert(
      fc.property(hostile, (words) => {
        const page = testPage({}, { heading: words });
        const written = scriptText(data({ match: contact, page }) ?? graph([]));
        expect(written).not.toMatch(/<|\n/);
        const [, trail] = JSON.parse(written)['@graph'];
        expect(trail.itemListElement[1].name).toBe(words);
      }),
    );
  });
});
