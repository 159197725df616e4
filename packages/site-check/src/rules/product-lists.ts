import { orderNames, pageKinds } from '@plaza/screens';
import type { CheckedContent, ContentRule, Entry, Finding } from '../model.ts';
import { listedProducts } from '../page-offers.ts';

/** Lists of products are ordered by something that they can say. */
export const productLists: ContentRule = (content) =>
  content.entries('pages').flatMap((page) => listFindings(content, page));

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
  return [...unknown, ...rankingFindings(content, { file, value })];
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
