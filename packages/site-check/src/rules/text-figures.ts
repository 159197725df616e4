import { costOf, textsOf } from '@plaza/check';
import { kindRow, listProducts, pageKinds } from '@plaza/screens';
import type { CheckedContent, ContentRule, Entry, Finding } from '../model.ts';
import { activeOffers, activeProducts, type LenderOffer } from '../page-offers.ts';
import { createNumberReader } from '../read-numbers.ts';
import { tableFindings } from '../table-figures.ts';

/** Figures in posts and in pages with offers match the offers, and so do the lenders named. */
export const textFigures: ContentRule = (content) => {
  if (!content.isWhole('products')) return [];
  const pages = content.entries('pages').flatMap((page) => {
    const { locale, productList } = page.value;
    if (!productList) return [];
    const { amount } = productList;
    const chosen = activeOffers(content, locale, amount);
    if (!pageKinds(page.value).includes('loan')) return otherFigures(content, page);
    const known = amount === undefined ? figuresOf(chosen) : withGaps(chosen);
    const found = [
      ...unknownFigures(page.value, known),
      ...(amount === undefined ? [] : absentLenders(content, page.value, chosen)),
      ...(amount === undefined ? [] : tableFindings(page.value, chosen)),
    ];
    return found.map((finding) => ({ file: page.file, ...finding }));
  });
  const known = new Map<string, ReadonlySet<number>>();
  const posts = content.entries('posts').flatMap(({ file, value }) => {
    const { locale } = value;
    const figures = known.get(locale) ?? localFigures(content, locale);
    known.set(locale, figures);
    return unknownFigures(value, figures).map((finding) => ({ file, ...finding }));
  });
  return [...pages, ...posts];
};

/** Every figure of the products of a locale. */
const localFigures = (content: CheckedContent, locale: string): ReadonlySet<number> =>
  new Set([
    ...figuresOf(activeOffers(content, locale)),
    ...numbersIn(activeProducts(content, locale)),
  ]);

type LocalFinding = Omit<Finding, 'file'>;

/** Figures in pages that list other kinds are figures of their products. */
function otherFigures(content: CheckedContent, { file, value }: Entry<'pages'>): Finding[] {
  const products = activeProducts(content, value.locale);
  const { listed } = listProducts(value, { products, rankingNote: '' });
  const figures = listed.map((each) => [
    each.product,
    kindRow(each.product.kind).values(each, value.productList?.amount),
  ]);
  return unknownFigures(value, new Set(numbersIn(figures))).map((finding) => ({
    file,
    ...finding,
  }));
}

/** Every number of a value, at any depth. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(numbersIn);
}

/** Every figure of an offer that a text may mention. */
function figuresOf(offers: readonly LenderOffer[]): Set<number> {
  return new Set(
    offers.flatMap(({ offer }) => [
      ...[offer.amount, offer.apr, offer.totalPayable, offer.borrowingRate.percent, costOf(offer)],
      ...[...offer.instalments, ...offer.fees].map(({ amount }) => amount),
    ]),
  );
}

/** Pages that compare offers of one amount may also mention differences between two of them. */
function withGaps(offers: readonly LenderOffer[]): Set<number> {
  const known = figuresOf(offers);
  const totals = offers.map(({ offer }) => offer.totalPayable);
  const payments = offers.flatMap(({ offer }) => offer.instalments.map(({ amount }) => amount));
  for (const list of [totals, payments])
    for (const a of list) for (const b of list) known.add(Number((a - b).toFixed(2)));
  return known;
}

function unknownFigures(
  entry: { readonly locale: string },
  known: ReadonlySet<number>,
): LocalFinding[] {
  const numbers = createNumberReader(entry.locale);
  return textsOf(entry).flatMap(({ text, pathAt }) =>
    numbers
      .exact(text)
      .filter(({ value }) => !known.has(value))
      .map(({ written, index }) => ({
        path: pathAt(index),
        message: `${written} is not a figure of the offers in this text`,
        hint: 'Correct it according to content/products, or round it.',
      })),
  );
}

function absentLenders(
  content: CheckedContent,
  page: { readonly locale: string },
  chosen: readonly LenderOffer[],
): LocalFinding[] {
  const offering = new Set(chosen.map(({ product }) => product.name));
  const all = content.entries('products').filter(({ value }) => value.locale === page.locale);
  const absent = all.map(({ value }) => value.name).filter((name) => !offering.has(name));
  return textsOf(page).flatMap(({ path, text }) =>
    absent
      .filter((name) => text.includes(name))
      .map((name) => ({
        path,
        message: `${name} has no active offer of the page's amount`,
        hint: `Name one of ${activeNames(content, page.locale, offering)}.`,
      })),
  );
}

const activeNames = (content: CheckedContent, locale: string, offering: ReadonlySet<string>) =>
  activeProducts(content, locale)
    .map(({ name }) => name)
    .filter((name) => offering.has(name))
    .join(', ');
