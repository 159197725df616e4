import type { HtmlElement } from '@plaza/page-cache/build';
import { orderClaims } from '@plaza/screens';
import type { OfferOrder } from '@plaza/ui-blocks/react';
import type { CreditElements } from './credit-elements.ts';
import { isInside } from './visible-page.ts';

const NAMES = {
  'apr-ascending': 'from the lowest APR to the highest',
  'apr-descending': 'from the highest APR to the lowest',
} as const satisfies Record<OfferOrder, string>;

/**
 * Claims of an order that the offers of a page do not have. A claim anywhere on the page, including
 * its description and structured data, applies to its product lists; an overview is checked against
 * the text from its heading on.
 *
 * @returns one sentence per list that has another order or may be reordered in the browser
 */
export function orderIssues(html: string, locale: string, elements: CreditElements): string[] {
  const overviews = elements.lists.filter((list) => !isReordered(list));
  const textAround = (list: HtmlElement) => html.slice(headingAbove(html, list), list.end);
  const pageText = overviews.reduce((page, list) => page.replace(textAround(list), ''), html);
  const pageClaims = orderClaims(locale, textOf(pageText));
  return elements.lists.flatMap((list) => {
    const claims = isReordered(list) ? pageClaims : orderClaims(locale, textOf(textAround(list)));
    return claims.flatMap((order) => listIssues(list, order, elements));
  });
}

function listIssues(list: HtmlElement, order: OfferOrder, { offers }: CreditElements): string[] {
  const shown = offers.filter((offer) => isInside(offer, list));
  // An offer of a live list that does not fit what is asked for has no rate, and says so.
  const rates = shown
    .filter(({ attributes }) => attributes.has('data-apr') || !attributes.has('data-attributes'))
    .map(({ attributes }) => Number.parseFloat(attributes.get('data-apr') ?? ''));
  const inOrder = order === 'apr-ascending' ? rates : rates.toReversed();
  const isTrue = inOrder.every((rate, index) => rate >= (inOrder[index - 1] ?? rate));
  if (!isTrue)
    return [`claims that offers are ordered ${NAMES[order]}, but shows ${rates.join(', ')}`];
  if (isReordered(list) && list.attributes.get('data-order') !== order)
    return [
      `claims that offers are ordered ${NAMES[order]}, but does not keep its list in that order`,
    ];
  return [];
}

/** Lists that the browser reorders by the impression, unless they keep their order. */
const isReordered = ({ attributes }: HtmlElement) => attributes.has('data-product-list');

function headingAbove(html: string, list: HtmlElement): number {
  const above = [...html.slice(0, list.start).matchAll(/<h[1-6][\s>]/g)].at(-1);
  return above?.index ?? list.start;
}

/** The text, meta descriptions and structured data of a page, without scripts and styles. */
function textOf(html: string): string {
  const described = [...html.matchAll(/<meta\s[^>]*?content="([^"]*)"/g)].map(([, text]) => text);
  const shown = html
    .replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, ' ')
    // Orders to choose from claim nothing.
    .replace(/<select[\s\S]*?<\/select>/g, ' ')
    .replace(/<[^>]*>/g, ' ');
  return [shown, ...described].join(' . ');
}
