import { costOf, isNode, nodesOf, textsOf } from '@plaza/check';
import type { Page } from '@plaza/contract';
import { isInMonths } from '@plaza/i18n/formats';
import type { Finding } from './model.ts';
import type { LenderOffer } from './page-offers.ts';
import { createNumberReader, type NumberReader } from './read-numbers.ts';

const MONTH = 30;

type LocalFinding = Omit<Finding, 'file'>;
type Cell = { readonly path: readonly PropertyKey[]; readonly text: string };
type Row = { readonly cells: readonly Cell[]; readonly lender: LenderOffer };

/** The figures of an offer that a column may show, as the numbers of its cells. */
const COLUMNS: Readonly<Record<string, (lender: LenderOffer) => readonly number[]>> = {
  amount: ({ offer }) => [offer.amount],
  termDays: ({ offer }) => [offer.termDays],
  borrowingRate: ({ offer }) => [offer.borrowingRate.percent],
  fees: ({ offer }) => (offer.fees.length > 0 ? offer.fees.map(({ amount }) => amount) : [0]),
  apr: ({ offer }) => [offer.apr],
  instalments: ({ offer }) => offer.instalments.flatMap(({ count, amount }) => [count, amount]),
  totalPayable: ({ offer }) => [offer.totalPayable],
  cost: ({ offer }) => [costOf(offer)],
  minAge: ({ product }) => [product.minAge],
};

/**
 * Checks tables that compare lenders: each offer of the page has a row, and a figure shown by most
 * cells of a column is right in all of them.
 */
export function tableFindings(
  { body, locale }: Page,
  offers: readonly LenderOffer[],
): LocalFinding[] {
  const numbers = createNumberReader(locale);
  const tables = nodesOf(body).filter(({ node }) => node.type === 'table');
  return tables.flatMap(({ path, node }) => {
    const at = ['body', ...path];
    const rows = rowsOf(node.content ?? [], at, offers);
    // A table with few of the lenders is an example.
    if (rows.length === 0 || rows.length * 2 < offers.length) return [];
    return [...missingRows(rows, offers, at), ...columnFindings(rows, numbers)];
  });
}

function rowsOf(
  content: readonly unknown[],
  path: readonly PropertyKey[],
  offers: readonly LenderOffer[],
): Row[] {
  return content.flatMap((row, index) => {
    const cells = (isNode(row) ? (row.content ?? []) : []).map((cell, place) => {
      const texts = textsOf(cell);
      return {
        path: [...path, 'content', index, 'content', place, ...(texts[0]?.path ?? [])],
        text: texts.map(({ text }) => text).join(' '),
      };
    });
    const lender = offers.find(({ product }) => product.name === cells[0]?.text.trim());
    return lender ? [{ cells, lender }] : [];
  });
}

function missingRows(
  rows: readonly Row[],
  offers: readonly LenderOffer[],
  path: readonly PropertyKey[],
): LocalFinding[] {
  const shown = new Set(rows.map(({ lender }) => lender));
  return offers
    .filter((lender) => !shown.has(lender))
    .map(({ product }) => ({
      path: [...path, 'type'],
      message: `the table omits ${product.name}, which the page lists`,
      hint: 'Add its row.',
    }));
}

/** Terms may be written as people say them: 12 months for 360 days. */
const isTermInMonths = (name: string, written: string, { offer: { termDays } }: LenderOffer) =>
  name === 'termDays' && isInMonths(termDays) && written === String(termDays / MONTH);

function columnFindings(rows: readonly Row[], numbers: NumberReader): LocalFinding[] {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, index) => index).flatMap((index) => {
    const fits = (row: Row, name: string, read: (lender: LenderOffer) => readonly number[]) => {
      const written = String(numbers.all(row.cells[index]?.text ?? ''));
      return written === String(read(row.lender)) || isTermInMonths(name, written, row.lender);
    };
    const [best, next] = Object.entries(COLUMNS)
      .map(([name, read]) => ({ name, read, right: rows.filter((row) => fits(row, name, read)) }))
      .toSorted((a, b) => b.right.length - a.right.length);
    // If no figure clearly fits best, the column shows something else.
    if (!best || best.right.length * 2 < rows.length) return [];
    if (best.right.length === next?.right.length) return [];
    return rows
      .filter((row) => !best.right.includes(row))
      .map((row) => ({
        path: row.cells[index]?.path ?? row.cells[0]?.path ?? [],
        message: `“${row.cells[index]?.text ?? ''}” is not the ${best.name} of ${row.lender.product.name}`,
        hint: `The offer has ${best.read(row.lender).map(numbers.write).join(', ')}.`,
      }));
  });
}
