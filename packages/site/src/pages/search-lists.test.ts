import { findPage } from '@plaza/routing';
import { numbersInDigits, searchIndex } from '@plaza/screens';
import { findLists, type SearchIndex, suggest } from '@plaza/screens/search';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentOf, readApp } from './app-pages.test.support.tsx';

const app = await readApp('apps/platform');
const { site } = app.plaza;
const indexes = new Map<string, Promise<SearchIndex>>();

function indexOf(locale: string): Promise<SearchIndex> {
  const content = contentOf(app.plaza, { entities: app.entities, locale });
  const made = indexes.get(locale) ?? searchIndex({ site, locale, content });
  indexes.set(locale, made);
  return made;
}

const KINDS: Readonly<Record<string, string>> = {
  ...{ ProductListLeadQualifier: 'loans', ProductList: 'loans', ProductListCreditCard: 'cards' },
  ...{ ProductListBankAccount: 'accounts', ProductListBroker: 'brokers' },
  ...{ ProductListBrokerDebt: 'debts' },
};

/** The list that a search leads to, by the kind of its page, with the choice in its address. */
async function led(locale: string, text: string) {
  const index = await indexOf(locale);
  const [first] = findLists(index, await numbersInDigits(text, index));
  if (!first) return 'nothing';
  const { pathname, search } = new URL(first[1], site.url);
  const path = pathname.replace(/^\/[a-z]{2}(?=\/)/, '');
  const kind = KINDS[findPage(site, { locale, path })?.route.pageType ?? ''];
  return `${kind}${decodeURIComponent(search)}`;
}

const FREE_CARDS = 'cards?filter=fees:annual';
/** What is not repaid at once costs what the rate says. */
const BALANCE_CARDS = 'cards?sort=apr-ascending';
/** The list of loans begins with the lowest cost by itself. */
const CHEAP_LOANS = 'loans';

/** What people type in each locale, and the list that it leads to. */
const SEARCHES = {
  'sv-SE': {
    '50000 kr': 'loans?amount=50000',
    'låna 50 000': 'loans?amount=50000',
    '50 tkr': 'loans?amount=50000',
    '5000000000 kr': 'loans?amount=5000000000',
    '5 000 000 000 kr': 'loans?amount=5000000000',
    'lån 4571000012345678': 'loans',
    'lån 10 000 kr 12 månader': 'loans?amount=10000&term=360',
    'kort utan avgift': FREE_CARDS,
    'avgiftsfritt kreditkort': FREE_CARDS,
    'billigaste lån': CHEAP_LOANS,
    'jämför sparkonto 3 månader': 'accounts?filter=term:90',
    'sparkonto 25 000 kr': 'accounts?balance=25000',
    'samla lån 120 000 kr': 'debts?amount=120000',
    borker: 'brokers',
    kreditkrot: 'cards',
    kreditkortt: 'cards',
    sparkotno: 'accounts',
  },
  'da-DK': {
    '50.000 kr': 'loans?amount=50000',
    'kort uden gebyr': FREE_CARDS,
    'billigste lån': CHEAP_LOANS,
    'sammenlign opsparingskonto 3 måneder': 'accounts?filter=term:90',
    mægelr: 'brokers',
    kreditkrot: 'cards',
  },
  'nb-NO': {
    '50 000 kroner': 'loans?amount=50000',
    'kort uten gebyr': FREE_CARDS,
    'billigste lån': CHEAP_LOANS,
    'sammenlign sparekonto 3 måneder': 'accounts?filter=term:90',
    megelr: 'brokers',
    kredittkrot: 'cards',
  },
  'fi-FI': {
    '5 000 euroa': 'loans?amount=5000',
    'luottokortti ilman vuosimaksua': FREE_CARDS,
    'halvin laina': CHEAP_LOANS,
    'vertaa säästötili 3 kuukautta': 'accounts?filter=term:90',
    välitäjä: 'brokers',
    luottokrotti: 'cards',
  },
  'de-DE': {
    '5.000 €': 'loans?amount=5000',
    '5 tsd euro': 'loans?amount=5000',
    'Kreditkarte ohne Gebühr': FREE_CARDS,
    'günstigster Kredit': CHEAP_LOANS,
    'Vergleich Festgeld 3 Monate': 'accounts?filter=term:90',
    borker: 'brokers',
    kreditkrate: 'cards',
  },
  'pl-PL': {
    '5000 zł': 'loans?amount=5000',
    '5 tys. złotych': 'loans?amount=5000',
    'karta bez opłat': FREE_CARDS,
    'najtańsza pożyczka': CHEAP_LOANS,
    'porównaj konto oszczędnościowe 3 miesiące': 'accounts?filter=term:90',
    borker: 'brokers',
    'karta kredtyowa': 'cards',
  },
  'ro-RO': {
    '5.000 lei': 'loans?amount=5000',
    '5 mii lei': 'loans?amount=5000',
    'card fără comision': FREE_CARDS,
    'cel mai ieftin împrumut': CHEAP_LOANS,
    'compară cont de economii 3 luni': 'accounts?filter=term:90',
    borker: 'brokers',
    'card de crdeit': 'cards',
  },
  'es-ES': {
    '300 €': 'loans?amount=300',
    'préstamo de 1.000 euros': 'loans?amount=1000',
    'tarjeta sin comisiones': FREE_CARDS,
    'préstamo más barato': CHEAP_LOANS,
    'comparar cuenta de ahorro 3 meses': 'accounts?filter=term:90',
    borker: 'brokers',
    tarjtea: 'cards',
    'tarjeta revolving': BALANCE_CARDS,
  },
  'es-MX': {
    '$5,000': 'loans?amount=5000',
    '5 mil pesos': 'loans?amount=5000',
    'tarjeta sin anualidad': FREE_CARDS,
    'préstamo más barato': CHEAP_LOANS,
    'comparar cuenta de ahorro 3 meses': 'accounts?filter=term:90',
    borker: 'brokers',
    tarjta: 'cards',
    tarjtea: 'cards',
  },
  'en-PH': {
    '₱20,000': 'loans?amount=20000',
    'card with no annual fee': FREE_CARDS,
    'cheapest loan': CHEAP_LOANS,
    'compare savings account 3 months': 'accounts?filter=term:90',
    borker: 'brokers',
    'credit crad': 'cards',
  },
  'en-US': {
    'lowest APR loan': 'loans?sort=apr-ascending',
    '3 month cd': 'accounts?filter=term:90',
    'high yield savings': 'accounts',
    '$5,000': 'loans?amount=5000',
    'card without annual fee': FREE_CARDS,
    'cheapest loan': CHEAP_LOANS,
    'compare savings account 6 months': 'accounts?filter=term:180',
    borker: 'brokers',
    'credit crad': 'cards',
    'revolving card': BALANCE_CARDS,
    'what does a revolving card cost me': BALANCE_CARDS,
  },
  'en-ZA': {
    'R 5 000': 'loans?amount=5000',
    R5000: 'loans?amount=5000',
    'R50,000': 'loans?amount=50000',
    'card without fees': FREE_CARDS,
    'cheapest loan': CHEAP_LOANS,
    'compare savings account 3 months': 'accounts?filter=term:90',
    borker: 'brokers',
    'credit crad': 'cards',
  },
} satisfies Record<string, Record<string, string>>;

describe.each(Object.entries(SEARCHES))('§3.4 a search in %s', (locale, searches) => {
  test.each(Object.entries(searches))('for "%s" leads to %s', async (text, list) => {
    expect(await led(locale, text)).toBe(list);
  });
});

/** Terms and amounts in words: the unit tells a number from an article. */
const IN_WORDS = {
  'sv-SE': {
    'lån på ett år': 'loans?term=360',
    'lån 20 000 kr två år': 'loans?amount=20000&term=720',
    'lån på femti tusen': 'loans?amount=50000',
    'lån femtiotusen kronor': 'loans?amount=50000',
    'lån på fem hundra kronor': 'loans?amount=500',
    'lån på en miljon kronor': 'loans?amount=1000000',
    'lån på ett halvår': 'loans?term=180',
    'sparkonto tre månader': 'accounts?filter=term:90',
    'ett kort utan avgift': FREE_CARDS,
    'ett billigt lån': CHEAP_LOANS,
  },
  'da-DK': {
    'lån i et år': 'loans?term=360',
    'lån i seksogtredive måneder': 'loans?term=1080',
    'lån halvtreds tusind': 'loans?amount=50000',
    'lån i et halvt år': 'loans?term=180',
    'et kort uden gebyr': FREE_CARDS,
  },
  'nb-NO': {
    'lån på to år': 'loans?term=720',
    'lån på femti tusen': 'loans?amount=50000',
    'lån i halvannet år': 'loans?term=540',
    'et kort uten gebyr': FREE_CARDS,
  },
  'fi-FI': {
    'laina kahdeksi vuodeksi': 'loans?term=720',
    'laina vuodeksi': 'loans?term=360',
    'laina viisituhatta euroa': 'loans?amount=5000',
    'laina puoleksi vuodeksi': 'loans?term=180',
  },
  'de-DE': {
    'Kredit für sechs Monate': 'loans?term=180',
    'Kredit für ein Jahr': 'loans?term=360',
    'Kredit über fünftausend Euro': 'loans?amount=5000',
    'Kredit für anderthalb Jahre': 'loans?term=540',
    'eine Kreditkarte ohne Gebühr': FREE_CARDS,
  },
  'pl-PL': {
    'pożyczka na rok': 'loans?term=360',
    'pożyczka na dwa lata': 'loans?term=720',
    'pożyczka pięć tysięcy złotych': 'loans?amount=5000',
    'pożyczka na pół roku': 'loans?term=180',
  },
  'ro-RO': {
    'împrumut pe un an': 'loans?term=360',
    'împrumut pe 24 de luni': 'loans?term=720',
    'împrumut pe douăzeci și patru de luni': 'loans?term=720',
    'împrumut 50 de mii de lei': 'loans?amount=50000',
    'împrumut cinci mii de lei': 'loans?amount=5000',
    'un card fără comision': FREE_CARDS,
  },
  'es-ES': {
    'préstamo a dos años': 'loans?term=720',
    'préstamo a un año': 'loans?term=360',
    'préstamo de mil euros': 'loans?amount=1000',
    'préstamo de doscientos cincuenta euros': 'loans?amount=250',
    'préstamo a año y medio': 'loans?term=540',
    'una tarjeta sin comisiones': FREE_CARDS,
  },
  'es-MX': { 'préstamo de cinco mil pesos': 'loans?amount=5000' },
  'en-US': {
    'loan for a year': 'loans?term=360',
    'loan for half a year': 'loans?term=180',
    'loan for thirty-six months': 'loans?term=1080',
    'loan of a hundred and twenty': 'loans?amount=120',
    'loan of five thousand dollars': 'loans?amount=5000',
    'loan of 2 thousand over two years': 'loans?amount=2000&term=720',
    'a card without annual fee': FREE_CARDS,
  },
  'en-PH': { 'loan of fifty thousand pesos': 'loans?amount=50000' },
  'en-ZA': { 'loan of R fifty thousand': 'loans?amount=50000' },
} satisfies Record<string, Record<string, string>>;

describe.each(Object.entries(IN_WORDS))('§3.4 a search in words in %s', (locale, searches) => {
  test.each(Object.entries(searches))('for "%s" leads to %s', async (text, list) => {
    expect(await led(locale, text)).toBe(list);
  });
});

const locales = site.countries.map(({ locale }) => locale);

describe('§3.4 a search that says nothing of a list', () => {
  const signs = [
    '?',
    '!!! ¿¡',
    '€ $ kr',
    '%',
    '…—«»',
    '🏠',
    '\u200b',
    "'; drop",
    '(((',
    '0',
    '2026',
  ];

  test.each(locales)('of signs, dates and other words leads to none in %s', async (locale) => {
    const index = await indexOf(locale);
    for (const text of signs) expect([text, findLists(index, text)]).toEqual([text, []]);
    expect(findLists(index, 'zxqvw brtzk')).toEqual([]);
  });

  test('is suggested at most eight different addresses of the site, whatever is typed', async () => {
    const index = await indexOf('sv-SE');
    const known = [...index.lists.flatMap(({ options }) => options), ...index.lists];
    const word = fc.constantFrom(
      ...known.flatMap(({ phrases }) => phrases),
      '50 000',
      '3 mån',
      'kr',
    );
    const typed = fc.oneof(
      fc.array(word, { maxLength: 8 }).map((words) => words.join(' ')),
      fc.string({ unit: 'binary', maxLength: 200 }),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const addresses = suggest(index, text).map(([, address]) => address);
        expect(addresses.length).toBeLessThanOrEqual(8);
        expect(new Set(addresses).size).toBe(addresses.length);
        for (const address of addresses)
          expect(address).toMatch(/^\/se\/[a-z0-9/-]*(\?[^<>"\s]+)?$/);
      }),
    );
  });
});
