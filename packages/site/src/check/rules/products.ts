import { LOCALE_WITHOUT_PRODUCTS } from '@plaza/content-client';
import type { Page, ProductOf } from '@plaza/contract';
import { listProducts, orderNames, pageKinds } from '@plaza/screens';
import type { CheckedContent, ContentRule, Entry, Finding } from '../model.ts';
import { activeProducts } from '../page-offers.ts';
import { figureFindings } from './offers.ts';

/**
 * The figures of products of every kind are consistent, and lists of products are ordered by
 * something that they can say and are not empty.
 */
export const products: ContentRule = (content) => [
  ...content.entries('products').flatMap(productFindings),
  ...content.entries('pages').flatMap((page) => listFindings(content, page)),
];

function productFindings({ file, value }: Entry<'products'>): Finding[] {
  if (value.kind === 'creditCard') return cardFindings(file, value);
  return value.kind === 'bankAccount' ? tierFindings(file, value) : [];
}

function cardFindings(
  file: string,
  { example, borrowingRate }: ProductOf<'creditCard'>,
): Finding[] {
  const figures = figureFindings(example).map(({ path, ...finding }) => ({
    ...finding,
    file,
    path: ['example', ...path],
  }));
  const { percent } = borrowingRate;
  if (percent === example.borrowingRate.percent) return figures;
  return [
    ...figures,
    {
      file,
      path: ['borrowingRate', 'percent'],
      message: `the borrowing rate is ${percent}, but that of the example is ${example.borrowingRate.percent}`,
      hint: 'Write the rate of the card in both.',
    },
  ];
}

/** Every part of a balance earns the rate of one tier. */
function tierFindings(file: string, { interestTiers }: ProductOf<'bankAccount'>): Finding[] {
  return interestTiers.flatMap(({ from }, index) => {
    const end = index === 0 ? 0 : interestTiers[index - 1]?.to;
    if (from === end) return [];
    return [
      {
        file,
        path: ['interestTiers', index, 'from'],
        message: `the tier starts at ${from}, but the one before ends at ${end}`,
        hint: `Write ${end}, so that the tiers leave no gap.`,
      },
    ];
  });
}

/** Orders that need no name of a property. */
const NAMELESS = ['rank', 'name'];

function listFindings(content: CheckedContent, { file, value }: Entry<'pages'>): Finding[] {
  const property = value.productList?.order?.property;
  const known = [...Object.keys(orderNames(value)), ...NAMELESS];
  const unknown: Finding[] =
    property === undefined || known.includes(property)
      ? []
      : [
          {
            file,
            path: ['productList', 'order', 'property'],
            message: `no list of ${pageKinds(value).join(', ')} can say that it is ordered by ${property}`,
            hint: `Order it by one of ${known.join(', ')}.`,
          },
        ];
  return [
    ...unknown,
    ...rankingFindings(content, { file, value }),
    ...(isEmpty(content, value) ? [emptyFinding(file, value)] : []),
  ];
}

/** A page that ranks says how, and no two of its products have the same place. */
function rankingFindings(
  content: CheckedContent,
  { file, value }: Pick<Entry<'pages'>, 'file' | 'value'>,
): Finding[] {
  const { productList, pageType } = value;
  if (!productList || !/^ProductListRanked/.test(pageType)) return [];
  const method: Finding[] = productList.method
    ? []
    : [
        {
          file,
          path: ['productList'],
          message: 'the page ranks products, but does not say how',
          hint: 'Describe it in productList.method.',
        },
      ];
  if (productList.order) return method;
  const ranks = listedProducts(content, value).map(({ product }) => product.rank);
  const shared = ranks.find((rank, index) => ranks.indexOf(rank) !== index);
  if (shared === undefined) return method;
  return [
    ...method,
    {
      file,
      path: ['productList'],
      message: `two products of the ranking have the rank ${shared}`,
      hint: 'Give each product a rank of its own.',
    },
  ];
}

function listedProducts(content: CheckedContent, page: Page) {
  const own = activeProducts(content, page.locale);
  return listProducts(page, { products: own, rankingNote: '' }).listed;
}

function isEmpty(content: CheckedContent, page: Page): boolean {
  // Empty by specification (§7.2): the screen says so.
  if (!page.productList || page.locale === LOCALE_WITHOUT_PRODUCTS) return false;
  if (!content.isWhole('products')) return false;
  return listedProducts(content, page).length === 0;
}

function emptyFinding(file: string, page: Page): Finding {
  const { amount } = page.productList ?? {};
  const of = amount === undefined ? '' : ` of ${amount}`;
  return {
    file,
    path: ['productList'],
    message: `the page lists offers${of}, but no active product of ${page.locale} has one`,
    hint: 'Correct the amount, or add a product.',
  };
}
