import type { Page, ProductKind } from '@plaza/contract';
import { safeUrl } from '@plaza/ui-blocks';
import type { ListOrder, ProductCardData } from '@plaza/ui-blocks/react';
import { exampleText } from '../../offers/example-text.ts';
import type { CardWriting } from '../card-writing.ts';
import type { Listed } from '../kind.ts';
import { kindRow } from '../kinds.ts';
import { orderNames, orderSentence } from '../order-sentence.ts';
import type { LiveFacts, LiveTag } from './list-facts.ts';
import type {
  ListInput,
  ListOption,
  ListSettings,
  ListSort,
  LiveProduct,
} from './list-settings.ts';
import { hasInputs, initialNumbers } from './live-pages.ts';

/** What a live list is made from. */
export type ListParts = {
  readonly page: Page;
  readonly listed: readonly Listed[];
  readonly order: ListOrder | undefined;
  readonly writing: CardWriting;
};

/** Most amounts, balances and numbers of trades that anybody compares. */
const LARGEST = 10_000_000;

/** The settings of a page's list: everything its view needs, in the words of the page. */
export function listSettings(parts: ListParts): ListSettings {
  const { page, listed, order, writing } = parts;
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
    };
  });
  const terms = termsOf(products);
  return {
    locale: formats.locale,
    currency: formats.currency,
    inputs: inputsOf(parts),
    terms,
    days: daysOf(products, terms, formats),
    groups,
    sorts: sortsOf(parts, products),
    ...(order !== undefined && { order }),
    ...(page.pageType === 'ProductListLeadQualifier' && { reasons: true }),
    rows: rowsOf(cards, parts),
    texts: textsOf(parts),
    products,
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

const defined = <T>(values: Readonly<Record<string, T | undefined>>) =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, T] => entry[1] !== undefined),
  );

/** Whether a page has a list for each kind, as that of all products. */
export const listName = ({ pageType }: Page, kind: ProductKind) =>
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

/** At most so many terms are listed to choose from. */
const MOST_TERMS = 24;
const TERM_STEPS = [30, 60, 90, 180, 360, 720, 1800];

/** The terms that lenders can price, in steps of their instalments; none if there is one only. */
function termsOf(products: readonly LiveProduct[]): number[] {
  const priced = products.flatMap(({ price }) =>
    price.of === 'loan' && price.terms ? [price] : [],
  );
  const least = Math.min(...priced.map(({ days }) => days[0]));
  const most = Math.max(...priced.map(({ days }) => days[1]));
  const step = TERM_STEPS.find((days) => (most - least) / days < MOST_TERMS) ?? most;
  const terms = [];
  for (let days = least; days <= most; days += step) terms.push(days);
  return terms.length > 1 ? terms : [];
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

function textsOf({ listed, writing: { t } }: ListParts): ListSettings['texts'] {
  const [kind] = new Set(listed.map(({ product }) => product.kind));
  const inputs = kind ? kindRow(kind).live.inputs : [];
  const place = (name: string) => `{${name}}`;
  return {
    ...Object.fromEntries(inputs.map(({ name, label }) => [name, `${t(label)}: {value}`])),
    shown: t('list-shown', { shown: place('shown'), total: place('total') }),
    last: t('list-last'),
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
