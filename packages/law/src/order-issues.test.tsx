import { createMessages, interfaceLanguages, interfaceMessages, interfaceTexts } from '@plaza/i18n';
import { orderClaims } from '@plaza/screens';
import { describe, expect, test } from 'vitest';
import { list, overview, page, warning } from './credit-page.test.support.tsx';
import { creditReport } from './credit-report.ts';
import { visiblePage } from './visible-page.ts';

const messages = createMessages({
  namespace: 'interface',
  messages: interfaceMessages,
  read: interfaceTexts(),
});

const issuesOf = (main: string, head = '') =>
  creditReport({
    page: visiblePage(page(warning() + main, head)),
    locale: 'es-ES',
    advertisesCredit: true,
    regime: 'eu-ccd2',
  }).issues;

const CLAIM = 'De menor a mayor TAE. Lo que nos paga una entidad no cambia su posición.';
const UP = [0, 17.1, 17.1, 382.5];
const DOWN = UP.toReversed();
const MIXED = [17.1, 0, 382.5];
const wrong = (rates: readonly number[]) =>
  `claims that offers are ordered from the lowest APR to the highest, but shows ${rates.join(', ')}`;
const LOOSE =
  'claims that offers are ordered from the lowest APR to the highest, but does not keep its list in that order';

describe('the order of offers that a page claims', () => {
  test('must be their order', () => {
    expect(issuesOf(list(UP, CLAIM, 'apr-ascending'))).toEqual([]);
    expect(issuesOf(list(DOWN, CLAIM, 'apr-ascending'))).toEqual([wrong(DOWN)]);
    expect(issuesOf(list(MIXED, CLAIM, 'apr-ascending'))).toEqual([wrong(MIXED)]);
  });

  test('must hold in the browser: a list that the impression may reorder is an issue', () => {
    expect(issuesOf(list(UP, CLAIM))).toEqual([LOOSE]);
    expect(issuesOf(list(UP, CLAIM, 'apr-descending'))).toEqual([LOOSE]);
  });

  test.each([
    ['the lead', (offers: string) => issuesOf(`<p>Ofertas de menor a mayor TAE.</p>${offers}`)],
    ['an answer', (offers: string) => issuesOf(`${offers}<p>De menor a mayor <b>TAE</b>.</p>`)],
    [
      'the description',
      (offers: string) =>
        issuesOf(offers, '<meta name="description" content="De menor a mayor TAE">'),
    ],
    [
      'structured data',
      (offers: string) =>
        issuesOf(
          `${offers}<script type="application/ld+json">{"text":"De menor a mayor TAE"}</script>`,
        ),
    ],
  ])('is read in %s too', (_, faults) => {
    expect(faults(list(UP, undefined, 'apr-ascending'))).toEqual([]);
    expect(faults(list(MIXED, undefined, 'apr-ascending'))).toEqual([wrong(MIXED)]);
  });

  test('is not checked without a claim', () => {
    expect(issuesOf(list(MIXED, 'Por orden alfabético.'))).toEqual([]);
    expect(issuesOf(`${list(MIXED)}<script>"De menor a mayor TAE"</script>`)).toEqual([]);
  });

  test('of an overview is claimed by its caption or the text below its heading', () => {
    const title = { title: 'De menor a mayor TAE' };
    expect(issuesOf(overview(UP, title))).toEqual([]);
    expect(issuesOf(overview(MIXED, title))).toEqual([wrong(MIXED)]);
    const byRate = { orderBy: { property: 'apr', direction: 'asc' } };
    expect(issuesOf(overview(MIXED, { ...title, ...byRate }))).toEqual([]);
    expect(issuesOf(`<h2>De menor a mayor TAE</h2><p>x</p>${overview(MIXED)}`)).toEqual([
      wrong(MIXED),
    ]);
  });

  test('of a list does not apply to an overview with its own heading, nor the reverse', () => {
    const claiming = list(UP, CLAIM, 'apr-ascending');
    expect(issuesOf(`${claiming}<h2>Las más baratas</h2>${overview(MIXED)}`)).toEqual([]);
    const title = { title: 'De mayor a menor TAE' };
    expect(issuesOf(`${claiming}<h2>Otras</h2>${overview(DOWN, title)}`)).toEqual([]);
  });

  test('cannot be confirmed without rates', () => {
    const bare = list(UP, CLAIM, 'apr-ascending').replace(' data-apr="0"', '');
    expect(issuesOf(bare)).toEqual([wrong([Number.NaN, ...UP.slice(1)])]);
  });
});

describe('order claims', () => {
  test.each([
    ['es-ES', 'Las ordenamos de menor a mayor TAE.', ['apr-ascending']],
    ['es-ES', 'DE MENOR A MAYOR\n TAE', ['apr-ascending']],
    ['es-ES', 'Ordenadas por TAE, de menor a mayor', ['apr-ascending']],
    ['es-ES', 'Primero la TAE más baja', ['apr-ascending']],
    ['es-ES', 'Ordenadas por TAE', ['apr-ascending']],
    ['es-ES', 'Ordenadas por TAE, de mayor a menor', ['apr-descending']],
    ['es-MX', 'De mayor a menor TAE', ['apr-descending']],
    ['es-ES', 'No las ordenamos de menor a mayor TAE', []],
    ['es-ES', 'No cobramos nada: de menor a mayor TAE', ['apr-ascending']],
    ['es-ES', 'La TAE suma todos los costes, de menor a mayor importe', []],
    ['en-ZA', 'Lowest APR first', ['apr-ascending']],
    ['en-ZA', 'Offers are ranked by APR', ['apr-ascending']],
    ['en-ZA', 'Ordered by APR, highest first', ['apr-descending']],
    ['en-ZA', 'We do not rank lowest APR first', []],
    ['de-DE', 'Niedrigster effektiver Jahreszins zuerst', ['apr-ascending']],
    ['sv-SE', 'De menor a mayor TAE', []],
    ['sv-SE', 'Vi ordnar inte från lägst till högst effektiv ränta', []],
    ['pl-PL', 'Od najwyższego RRSO', ['apr-descending']],
  ])('%s: %s', (locale, text, claims) => {
    expect(orderClaims(locale, text)).toEqual(claims);
  });
});

test.each([...interfaceLanguages, ...['en-PH', 'en-ZA', 'es-MX']])(
  'the ranking note in %s is understood as a claim',
  async (locale) => {
    const { t } = await messages({ locale, currency: 'EUR' });
    expect(orderClaims(locale, t('ranking-note'))).toEqual(['apr-ascending']);
  },
);
