import type { Page, ProductKind } from '@plaza/contract';
import { safeUrl } from '@plaza/ui-blocks';
import type { ListOrder, ProductCardData } from '@plaza/ui-blocks/react';
import { exampleText } from '../../offers/example-text.ts';
import type { CardWriting } from '../card-writing.ts';
import type { Listed } from '../kind.ts';
import { kindRow } from '../kinds.ts';
import { orderNames, orderSentence } from '../order-sentence.ts';
import { readChoice } from './list-choice.ts';
import type { LiveFacts, LiveTag } from './list-facts.ts';
import { listFormats } from './list-formats.ts';
import { wordsOf } from './list-question.ts';
import type {
  ListInput,
  ListOption,
  ListReach,
  ListSettings,
  ListSort,
  LiveProduct,
} from './list-settings.ts';
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
    question: '',
    locale: formats.locale,
    currency: formats.currency,
    inputs: inputsOf(parts),
    ...{ terms, term },
    days: daysOf(products, terms, formats),
    groups,
    sorts: sortsOf(parts, products),
    ...(order !== undefined && { order }),
    ...(page.pageType === 'ProductListLeadQualifier' && { reasons: true }),
    rows: rowsOf(cards, parts),
    ...(reach.length > 0 && { reach }),
    texts: textsOf(parts),
    products,
  };
  const own = wordsOf(readChoice(new URLSearchParams(), settings), settings, listFormats(settings));
  return { ...settings, question: Object.values(own).join(', ') };
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

const defined = <T>(values: Readonly<Record<string, T | undefined>>) =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, T] => entry[1] !== undefined),
  );

/** Whether a page has a list for each kind, as that of all products. */
const listName = ({ pageType }: Page, kind: ProductKind) =>
  pageType === 'ProductListAll' ? kind : 'products';

function liveProduct(
  { product }: Listed,
  card: ProductCardData | undefined,
  { page, writing }: ListParts,
): Omit<LiveProduct, 'tags' | 'values' | 'outside'> {
  const { live } = kindRow(product.kind);
  const { href, label, template, worth } = card?.action ?? { href: '', label: '' };
  const [safe, filled] = [safeUrl(href), safeUrl(template)];
  return {
    id: product.id,
    name: product.name,
    list: listName(page, product.kind),
    price: live.price(product),
    cells: card ? cellsOf(card, live.figures, writing) : {},
    ...(safe && {
      action: { href: safe, label, ...(filled && { template: filled }), ...worth },
    }),
  };
}

/** What the card says, without the figures that are recomputed. */
function cellsOf(
  { warning, figures, details = [], example }: ProductCardData,
  live: readonly { readonly name: string }[],
  { t }: CardWriting,
): Record<string, string> {
  const isLive = (name: string) => live.some((figure) => figure.name === name);
  return defined({
    warning: warning?.text,
    ...Object.fromEntries(
      figures.filter(({ name }) => !isLive(name)).map(({ name, value }) => [name, value]),
    ),
    ...Object.fromEntries(
      details.flatMap(({ rows }) => rows.map(({ name, term, value }) => [name ?? term, value])),
    ),
    example: example && exampleText(example, t),
  });
}

/** The rows of the comparison: what must be read first, figures, details, the example. */
function rowsOf(cards: readonly ProductCardData[], { listed, writing }: ListParts): ListOption[] {
  const { t } = writing;
  const kinds = [...new Set(listed.map(({ product }) => product.kind))];
  const live = kinds.flatMap((kind) => kindRow(kind).live.figures);
  const rows = [
    { name: 'warning', label: t('compare-warning') },
    ...live.map(({ name, label }) => ({ name, label: t(label) })),
    ...cards.flatMap(({ figures }) => figures.map(({ name, label }) => ({ name, label }))),
    ...cards.flatMap(({ details = [] }) =>
      details.flatMap((list) =>
        list.rows.map(({ name, term }) => ({ name: name ?? term, label: term })),
      ),
    ),
    { name: 'example', label: t('example-heading') },
  ];
  return rows.filter(({ name }, index) => rows.findIndex((row) => row.name === name) === index);
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

/** The days that a list may show, in words: those to choose from, and those of the lenders. */
function daysOf(
  products: readonly LiveProduct[],
  terms: readonly number[],
  { days }: CardWriting['formats'],
): ListSettings['days'] {
  const own = products.flatMap(({ price }) =>
    price.of === 'loan' ? [price.days[0], ...price.offers.map(({ termDays }) => termDays)] : [],
  );
  return Object.fromEntries([...own, ...terms].map((count) => [count, days(count)]));
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
    compared: t('compare-count', { chosen: place('count') }),
    refused: t('compare-refused', { name: place('name') }),
    lowest: t('list-reason-lowest', {
      figure: place('figure'),
      value: place('value'),
      fitting: place('count'),
    }),
    more: t('list-reason-more', {
      figure: place('figure'),
      value: place('value'),
      more: place('more'),
    }),
  };
}
