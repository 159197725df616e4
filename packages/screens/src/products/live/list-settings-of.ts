import type { Page, ProductKind } from '@plaza/contract';
import { safeMediaUrl, safeUrl } from '@plaza/ui-blocks';
import type { ListOrder, ProductCardData } from '@plaza/ui-blocks/react';
import type { CardWriting } from '../card-writing.ts';
import type { Listed } from '../kind.ts';
import { kindRow } from '../kinds.ts';
import { orderNames, orderSentence } from '../order-sentence.ts';
import { readChoice } from './list-choice.ts';
import type { LiveFacts, LiveTag } from './list-facts.ts';
import { listFormats } from './list-formats.ts';
import { shortQuestion, wordsOf } from './list-question.ts';
import { cellsOf, defined, rowsOf } from './list-rows.ts';
import type { ListInput, ListReach, ListSettings, ListSort, LiveProduct } from './list-settings.ts';
import { termsOf } from './list-terms.ts';
import { liveFigures } from './live-figures.ts';
import { hasInputs, initialNumbers } from './live-pages.ts';

/** What a live list is made from. */
export type ListParts = {
  readonly page: Page;
  readonly listed: readonly Listed[];
  readonly order: ListOrder | undefined;
  /** The term of the page, in days. */
  readonly term?: number | undefined;
  /** Other lists of the site that may reach an amount. */
  readonly reach?: readonly ListReach[];
  readonly writing: CardWriting;
};

/** Most amounts, balances and numbers of trades that anybody compares. */
const LARGEST = 10_000_000;

/** The settings of a page's list: everything its view needs, in the words of the page. */
export function listSettings(parts: ListParts): ListSettings {
  const { page, listed, order, term, reach = [], writing } = parts;
  const { t, formats } = writing;
  const facts = listed.map((each) => factsOf(each, parts));
  const groups = groupsOf(
    facts.map(({ tags }) => tags),
    t,
  );
  const applied = new Set(groups.flatMap(({ options }) => options.map(({ name }) => name)));
  const cards = listed.map((each) => kindRow(each.product.kind).card(each, writing));
  const products = listed.map((each, index): LiveProduct => {
    const { tags = [], values = {}, outside = {} } = facts[index] ?? {};
    return {
      ...liveProduct(each, cards[index], parts),
      tags: tags.map(({ option }) => option).filter((option) => applied.has(option)),
      values: defined(values),
      outside,
      ...misfit(each, parts),
    };
  });
  const terms = hasInputs(page) ? termsOf(products.map(({ price }) => price)) : [];
  const settings = {
    ...{ question: '', choice: '' },
    locale: formats.locale,
    currency: formats.currency,
    inputs: inputsOf(parts),
    ...{ terms, term },
    days: daysOf(products, terms, formats),
    groups,
    sorts: sortsOf(parts, products),
    ...(order !== undefined && { order }),
    ...(page.pageType === 'ProductListLeadQualifier' && { reasons: true }),
    ...badgesOf(parts),
    rows: rowsOf(cards, listed, writing.t),
    ...(reach.length > 0 && { reach }),
    texts: textsOf(parts),
    products,
  };
  const own = readChoice(new URLSearchParams(), settings);
  const inWords = listFormats(settings);
  return {
    ...settings,
    question: Object.values(wordsOf(own, settings, inWords)).join(', '),
    choice: shortQuestion(own, inWords),
  };
}

/** A page of all kinds is filtered by kind and provider, others by what their kind has. */
function factsOf({ product }: Listed, { page, writing }: ListParts): LiveFacts {
  const row = kindRow(product.kind);
  const facts = row.live.facts(product, writing);
  if (hasInputs(page)) return facts;
  const { name } = product.provider;
  return {
    ...facts,
    tags: [
      {
        group: 'products-categories',
        option: `kind:${row.fragment}`,
        label: writing.t(row.name),
      },
      { group: 'products-provider', option: `provider:${name}`, label: name },
    ],
  };
}

/** Whether a page has a list for each kind, as that of all products. */
const listName = ({ pageType }: Page, kind: ProductKind) =>
  pageType === 'ProductListAll' ? kind : 'products';

function liveProduct(
  { product }: Listed,
  card: ProductCardData | undefined,
  { page, writing }: ListParts,
): Omit<LiveProduct, 'tags' | 'values' | 'outside'> {
  const { live } = kindRow(product.kind);
  const { href, label } = card?.action ?? { href: '', label: '' };
  const safe = safeUrl(href);
  const logo = card?.face ? undefined : safeMediaUrl(card?.lender.logo?.src);
  return {
    id: product.id,
    name: product.name,
    list: listName(page, product.kind),
    price: live.price(product),
    cells: card ? cellsOf(card, live.figures, writing) : {},
    ...(logo && { logo }),
    ...(safe && { action: { href: safe, label } }),
  };
}

/** A page of all kinds ranks no figures. */
function badgesOf({ page, listed, writing }: ListParts): Pick<ListSettings, 'badges'> {
  const [kind, ...others] = new Set(listed.map(({ product }) => product.kind));
  if (!kind || others.length > 0 || !hasInputs(page)) return {};
  const { badges } = kindRow(kind).live;
  return { badges: badges.map((badge) => ({ ...badge, label: writing.t(badge.label) })) };
}

/** The filters that tell products apart, in the order in which they first occur. */
function groupsOf(
  tags: readonly (readonly LiveTag[])[],
  t: CardWriting['t'],
): ListSettings['groups'] {
  const counts = Map.groupBy(tags.flat(), ({ option }) => option);
  const useful = tags
    .flat()
    .filter(({ option }) => (counts.get(option)?.length ?? 0) < tags.length);
  return [...Map.groupBy(useful, ({ group }) => group)].map(([group, own]) => ({
    name: own[0]?.option.split(':', 1)[0] ?? group,
    label: t(group),
    options: [...new Map(own.map(({ option, label }) => [option, label]))].map(([name, label]) => ({
      name,
      label,
    })),
  }));
}

function inputsOf({ page, listed }: ListParts): ListSettings['inputs'] {
  const [kind] = new Set(listed.map(({ product }) => product.kind));
  if (!kind || !hasInputs(page)) return {};
  const initial = initialNumbers(kind, page);
  const ranges = listed.flatMap(({ product }) =>
    'amountRange' in product ? [product.amountRange] : [],
  );
  return Object.fromEntries(
    kindRow(kind).live.inputs.map(({ name, max = LARGEST }) => {
      const limits =
        name === 'amount' && ranges.length > 0
          ? {
              min: Math.min(...ranges.map(({ min }) => min)),
              max: Math.max(...ranges.map((range) => range.max)),
            }
          : { min: 0, max };
      const preset = initial[name as ListInput];
      return [name, { ...limits, ...(preset !== undefined && { default: preset }) }];
    }),
  );
}

/** The terms that a list may show, by their days, in words: those to choose from, and those of the lenders. */
function daysOf(
  products: readonly LiveProduct[],
  terms: readonly number[],
  { term }: CardWriting['formats'],
): ListSettings['days'] {
  const own = products.flatMap(({ price }) =>
    price.of === 'loan' ? [price.days[0], ...price.offers.map(({ termDays }) => termDays)] : [],
  );
  return Object.fromEntries([...own, ...terms].map((count) => [count, term(count)]));
}

function sortsOf({ page, listed, order, writing }: ListParts, products: readonly LiveProduct[]) {
  const { t } = writing;
  const paid = t('products-order-paid');
  const own: ListSort = {
    name: order ?? 'visit',
    label: ownLabel(page, order, t),
    sentence: orderSentence(page, order, writing),
  };
  const kinds = [...new Set(listed.map(({ product }) => product.kind))];
  const [kind] = kinds;
  if (kinds.length !== 1 || !kind) return [own];
  const { figures, orders } = kindRow(kind).live;
  const isKnown = (property: string) =>
    figures.some(({ name }) => name === property) ||
    products.some(({ values }) => values[property] !== undefined);
  const others = orders
    .filter(({ property }) => isKnown(property))
    .map(({ property, label, direction }): ListSort => {
      const [choose, say] =
        direction === 'ascending'
          ? (['list-lowest', 'products-order-lowest'] as const)
          : (['list-highest', 'products-order-highest'] as const);
      return {
        name: `${property}-${direction}`,
        label: t(choose, { figure: t(label) }),
        sentence: `${t(say, { property: t(label) })} ${paid}`,
      };
    });
  return [own, ...others.filter(({ name }) => name !== own.name)];
}

function ownLabel(page: Page, order: ListOrder | undefined, t: CardWriting['t']): string {
  if (order === undefined) return t('list-sort-visit');
  const [, property = '', direction] = /^(.*)-(ascending|descending)$/.exec(order) ?? [];
  const name = orderNames(page)[property];
  if (name === undefined) return t(property === 'name' ? 'list-sort-name' : 'list-sort-rank');
  return t(direction === 'ascending' ? 'list-lowest' : 'list-highest', { figure: t(name) });
}

/** Why a product is not offered for what the page asks by itself. */
function misfit({ product }: Listed, { page, term }: ListParts): Pick<LiveProduct, 'misfit'> {
  const { price } = kindRow(product.kind).live;
  const numbers = hasInputs(page) ? initialNumbers(product.kind, page) : {};
  const { outside } = liveFigures(price(product), { numbers, term });
  return outside === undefined ? {} : { misfit: outside };
}

function textsOf({ page, listed, writing: { t } }: ListParts): ListSettings['texts'] {
  const [kind] = new Set(listed.map(({ product }) => product.kind));
  const inputs = kind ? kindRow(kind).live.inputs : [];
  const isOfLenders = kind !== undefined && 'offers' in (listed[0]?.product ?? {});
  const place = (name: string) => `{${name}}`;
  const wanted = place('wanted');
  const parts = t('list-year-cost-parts', { fee: place('fee'), back: place('back') });
  const near = {
    ...{ wanted, nearest: place('nearest') },
    ...{ fitting: place('fitting'), total: place('total') },
  };
  return {
    ...Object.fromEntries(inputs.map(({ name, label }) => [name, `${t(label)}: {value}`])),
    heading: page.productList?.heading ?? '',
    asked: t('list-asked', { question: place('question') }),
    unserved: t(isOfLenders ? 'list-unserved-loans' : 'list-unserved', { wanted }),
    nearest: t(isOfLenders ? 'list-nearest-loans' : 'list-nearest', near),
    show: t('list-nearest-show', { nearest: place('nearest') }),
    shown: t('list-shown', { shown: place('shown'), total: place('total') }),
    filtered: `${t('list-filters')}: ${place('count')}`,
    compared: t('compare-count', { chosen: place('count') }),
    best: t('compare-best'),
    ...{ parts, earned: t('list-year-earned', { amount: place('amount'), parts }) },
    refused: t('compare-refused', { name: place('name') }),
    lowest: t('list-reason-lowest', {
      figure: place('figure'),
      value: place('value'),
      fitting: place('count'),
    }),
    more: t('list-reason-more', {
      figure: place('figure'),
      more: place('more'),
    }),
  };
}
