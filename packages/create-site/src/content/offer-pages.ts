import type { Offer } from '@plaza/contract';
import type { CountryContent } from './country-content.ts';
import { exampleAmount } from './country-content.ts';
import {
  block,
  bullets,
  doc,
  faq,
  heading,
  notice,
  paragraph,
  steps,
  subheading,
  table,
} from './document.ts';
import { type PageEntry, pageFields } from './pages.ts';

/** The front page (§2.1): the promise, the amounts, the offers, and what to know of them. */
export function frontPage(content: CountryContent): PageEntry {
  const { say, texts, options, country, paths } = content;
  const words = say(texts.front);
  const warning = say(texts.warning);
  return {
    id: 'front-page',
    path: '/',
    pageType: 'ProductListStatic',
    ...pageFields(content, words),
    productList: { heading: words.listHeading },
    ...(options.pages.includes('amounts') && { relatedPaths: country.amounts.map(paths.amount) }),
    body: doc(
      heading(words.howHeading),
      steps(words.steps),
      heading(words.compareHeading),
      paragraph(words.compareText),
      overview(exampleAmount(country)),
      heading(words.prosConsHeading),
      prosCons(words),
      notice('WarningBlock', warning),
      heading(words.faqHeading),
      faq(words.faq),
      heading(words.aboutHeading),
      paragraph(words.about),
      subheading(words.moneyHeading),
      paragraph(words.money),
      ...notices(content),
      ...(options.pages.includes('contact') ? [paragraph(words.write)] : []),
    ),
  };
}

/** The page of one loan amount (§2.1), with the figures of its own offers and advice that no other amount has. */
export function amountPage(content: CountryContent, amount: number): PageEntry {
  const { texts, say, country, paths, link, t } = content;
  const words = say(texts.amount, amountValues(content, amount));
  const path = paths.amount(amount);
  return {
    id: `loan-${amount}`,
    path,
    pageType: 'ProductListStatic',
    ...pageFields(content, words),
    productList: { heading: words.listHeading, amount },
    relatedPaths: country.amounts.filter((other) => other !== amount).map(paths.amount),
    body: doc(
      heading(words.costHeading),
      costTable(content, amount),
      ...advice(content, amount),
      ...demandedStatements(content),
      toList(words.toList, `${link(path)}#${t('offers-fragment')}`),
    ),
  };
}

/** A tip and a question that belong to the place of an amount among the others; the fifth on has none. */
function advice(content: CountryContent, amount: number) {
  const { texts, say, country } = content;
  const words = say(texts.amount, amountValues(content, amount));
  const front = say(texts.front);
  const place = country.amounts.indexOf(amount);
  const tip = [...words.before, words.costNote][place];
  const question = [...words.faq, ...front.faq.slice(1)][place];
  return [
    ...(tip ? [heading(words.beforeHeading), paragraph(tip)] : []),
    ...(question ? [heading(words.faqHeading), faq([question])] : []),
  ];
}

/** What each lender asks for the amount, a row an offer, cheapest first as the list above it. */
function costTable({ products, t, formats, money }: CountryContent, amount: number) {
  const head = [
    t('product-lender'),
    t('product-term'),
    t('example-borrowing-rate'),
    t('product-apr'),
    t('example-instalments'),
    t('product-total-payable'),
  ];
  const rows = offersOf(products, amount).map(({ name, offer }) => [
    name,
    formats.term(offer.termDays),
    formats.percent(offer.borrowingRate.percent),
    formats.apr(offer.apr),
    offer.instalments.map((part) => `${part.count}\u00a0×\u00a0${money(part.amount)}`).join(' + '),
    money(offer.totalPayable),
  ]);
  return table(head, rows);
}

/** The pay-per-click landing page (§2.1): one amount, its offers, and the lead form. */
export function landingPage(content: CountryContent): PageEntry {
  const { texts, say, country, paths, options } = content;
  const amount = exampleAmount(country);
  const words = say(texts.landing, { amount: content.money(amount) });
  return {
    id: 'landing-page',
    path: paths.landing,
    pageType: 'ProductList',
    ...pageFields(content, words, false),
    productList: { heading: words.listHeading, amount },
    body: doc(
      heading(words.nextHeading),
      steps(words.steps),
      heading(words.formHeading),
      paragraph(words.formText),
      block('LeadForm', {
        title: words.formTitle,
        linkText: words.formLink,
        // The lead service gives it out; until then nothing of a real one is sent.
        formToken: `TODO-${options.brand}-${country.code.toLowerCase()}`.slice(0, 64),
        amount,
        size: 'medium',
      }),
      heading(words.decideHeading),
      paragraph(say(texts.amount.cost, amountValues(content, amount))),
      notice('WarningBlock', say(texts.warning)),
      faq(words.faq),
      ...notices(content),
      toList(words.back, `#${content.t('offers-fragment')}`),
    ),
  };
}

/** What a person has to be told beside offers: that they are samples, and what the country's law asks for. */
const notices = (content: CountryContent) => [
  ...demandedStatements(content),
  notice('InformationBlock', content.say(content.texts.sample)),
];

/** Sentences that the credit law of the country wants beside a cost. */
function demandedStatements({ say, texts }: CountryContent) {
  const statements: readonly string[] = say(texts.terms.statements);
  if (statements.length === 0) return [];
  return [notice('InformationBlock', { title: say(texts.statements).title, text: statements })];
}

const overview = (amount: number) =>
  block('FinanceOverviewBlock', {
    filter: { conditions: [{ property: 'amount', operator: 'eq', value: amount }] },
    limit: 3,
    orderBy: { property: 'apr', direction: 'asc' },
  });

type ProsCons = {
  readonly prosTitle: string;
  readonly pros: readonly string[];
  readonly consTitle: string;
  readonly cons: readonly string[];
};

const prosCons = ({ prosTitle, pros, consTitle, cons }: ProsCons) =>
  block('ProsConsBlock', {
    pros: { title: prosTitle, text: doc(bullets(pros)) },
    cons: { title: consTitle, text: doc(bullets(cons)) },
    outlined: true,
    stacked: false,
  });

const toList = (buttonText: string, value: string) =>
  block('ToListButtonBlock', {
    align: 'left',
    buttonText,
    link: { value, rel: [], target: false },
  });

/** Totals of the cheapest and the dearest offer of an amount. */
function amountValues({ products, money }: CountryContent, amount: number) {
  const offers = offersOf(products, amount).toSorted(
    (a, b) => a.offer.totalPayable - b.offer.totalPayable,
  );
  const [lowest, highest] = [offers[0], offers.at(-1)];
  if (!lowest || !highest) throw new Error(`No lender has an offer of ${amount}`);
  const cents = Math.round((highest.offer.totalPayable - lowest.offer.totalPayable) * 100);
  return {
    amount: money(amount),
    cheapest: lowest.name,
    lowestTotal: money(lowest.offer.totalPayable),
    lowestPayments: String(paymentsOf(lowest.offer)),
    dearest: highest.name,
    highestTotal: money(highest.offer.totalPayable),
    highestPayments: String(paymentsOf(highest.offer)),
    difference: money(cents / 100),
  };
}

const offersOf = (products: CountryContent['products'], amount: number) =>
  products.flatMap(({ name, offers }) =>
    offers.filter((offer) => offer.amount === amount).map((offer) => ({ name, offer })),
  );

const paymentsOf = ({ instalments }: Offer) =>
  instalments.reduce((sum, { count }) => sum + count, 0);
