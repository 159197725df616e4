import { fillView } from '@plaza/flow-server/core/answers/fill-view';
import { attribute, type Element, elementsOf, textOf } from '@plaza/flow-server/core/html-elements';
import { type ListSettings, liveList } from '@plaza/screens/lists';
import fc from 'fast-check';
import { parse } from 'parse5';
import { expect } from 'vitest';

/** Random choices of each list. */
const RUNS = 2;

const within = (element: Element, name: string, value?: string) =>
  elementsOf(element).filter((each) => {
    const own = attribute(each, name);
    return own !== undefined && (value === undefined || own === value);
  });

/** Spaces of any kind as plain ones, so that texts of pages and of settings compare. */
const plainSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const wholeText = (element: Element | undefined): string =>
  element === undefined ? '' : plainSpaces(elementsOf(element).map(textOf).join(' '));

/** The number of a figure as a page writes it: the last separator has decimals behind it. */
function numberIn(text: string): number {
  const [, minus, first = ''] = /([-−]?)[^\d−-]*(\d[\d.,\s]*)/.exec(text) ?? [];
  const [, whole = '', cents = ''] =
    /^(.*?)(?:[.,](\d{2}))?$/.exec(first.replaceAll(/\s/g, '')) ?? [];
  return Number(`${minus ? '-' : ''}${whole.replaceAll(/[.,]/g, '')}.${cents || 0}`);
}

/** What a page shows of its list, by its HTML alone. */
function shownIn(html: string) {
  const document = parse(html);
  const elements = elementsOf(document);
  const hidden = new Set(
    elements
      .filter((each) => attribute(each, 'hidden') !== undefined)
      .flatMap((each) => elementsOf(each)),
  );
  const visible = elements.filter((each) => !hidden.has(each));
  const cardsOf = (list: Element) =>
    within(list, 'data-product-id').filter((card) => !hidden.has(card));
  const lists = visible.filter((each) => attribute(each, 'data-product-list') !== undefined);
  const groups = visible.filter(
    (each) => attribute(each, 'data-items')?.endsWith('-misfits') ?? false,
  );
  const figure = (card: Element, name: string) => {
    const [found] = within(card, 'data-figure', name);
    return wholeText(found && elementsOf(found).find(({ tagName }) => tagName === 'dd'));
  };
  const [sentence] = within(elements[0] as Element, 'data-value', 'sentence');
  const counts = visible
    .filter((each) => attribute(each, 'data-value')?.startsWith('count-'))
    .map((each) => [attribute(each, 'data-value')?.slice(6) ?? '', numberIn(wholeText(each))]);
  const textsOf = (hook: string, name: string) =>
    visible.filter((each) => attribute(each, `data-${hook}`) === name).map(wholeText);
  return {
    elements,
    textsOf,
    cards: lists.flatMap(cardsOf),
    byList: lists.map(cardsOf),
    misfits: groups.flatMap(cardsOf),
    figure,
    sentence: wholeText(sentence),
    counts: new Map(counts as [string, number][]),
    nearest: visible.find((each) => attribute(each, 'data-link') === 'unserved-nearest'),
  };
}

/** Orders by figures that cards show under the same name. */
const SHOWN_ORDERS = /^(apr|cost|totalPayable|yearCost|rate|interest|tradesCost|yearPrice)-(\w+)$/;

type Shown = ReturnType<typeof shownIn>;

function expectTrue(shown: Shown, query: string, settings: ListSettings) {
  const { cards, misfits, figure, sentence } = shown;
  const sort =
    new URLSearchParams(query.split('?')[1]).get('sort') ?? settings.sorts[0]?.name ?? '';
  // One question: all that is ranked is for the same amount and term.
  if (settings.term !== undefined)
    for (const name of ['amount', 'term'])
      expect(new Set(cards.map((card) => figure(card, name))).size, query).toBeLessThanOrEqual(1);
  // What does not fit says why, and has no place.
  for (const card of misfits) expect(attribute(card, 'data-position')).toBeUndefined();
  for (const list of shown.byList)
    expect(list.map((card) => Number(attribute(card, 'data-position')))).toEqual(
      list.map((_, index) => index + 1),
    );
  const [, property = '', direction] = SHOWN_ORDERS.exec(sort) ?? [];
  if (property) {
    const values = cards.map((card) => numberIn(figure(card, property)));
    const sorted = values.toSorted((a, b) => (direction === 'ascending' ? a - b : b - a));
    expect(values, `${query} by ${sort}`).toEqual(sorted);
  }
  expectBadgesTrue(shown, query);
  expectQuestionSaid(shown, query, settings);
  const [shownCount, total] = [...sentence.matchAll(/\d+/g)].map(Number);
  expect(shownCount, sentence).toBe(cards.length);
  expect(total, sentence).toBeGreaterThanOrEqual(cards.length);
  return { total };
}

/** The sentence and the heading of a list ask what its rows answer; a list without rows says why. */
function expectQuestionSaid(shown: Shown, where: string, { term, texts }: ListSettings) {
  const { cards, figure, sentence, textsOf } = shown;
  const [first] = cards;
  const reasons = [...textsOf('shown', 'list-none'), ...textsOf('shown', 'unserved')];
  expect(reasons, where).toHaveLength(first ? 0 : 1);
  expect(reasons, where).not.toContain('');
  if (!first || term === undefined) return;
  const [heading = ''] = textsOf('value', 'heading-products');
  for (const name of ['amount', 'term']) {
    expect(sentence, where).toContain(figure(first, name));
    if (where.includes('?') && heading !== plainSpaces(texts.heading ?? ''))
      expect(heading, where).toContain(figure(first, name));
  }
}

/** The figures of cards by the figure that a badge is won by, where their names differ. */
const BADGE_FIGURES: Readonly<Record<string, string>> = { instalment: 'payment' };

/** A badge says that a figure of its card is better than that of every other of the list. */
function expectBadgesTrue({ byList, figure }: Pick<Shown, 'byList' | 'figure'>, where: string) {
  for (const cards of byList)
    for (const card of cards) {
      const badges = within(card, 'data-badge').filter((each) => wholeText(each) !== '');
      expect(badges.length, where).toBeLessThanOrEqual(1);
      const property = badges[0] && attribute(badges[0], 'data-badge');
      if (property === undefined) continue;
      const name = BADGE_FIGURES[property] ?? property;
      const sign = property === 'rate' ? -1 : 1;
      const own = sign * numberIn(figure(card, name));
      const others = cards.filter((other) => other !== card);
      expect(others.length, where).toBeGreaterThan(0);
      for (const other of others)
        expect(own, where).toBeLessThan(sign * numberIn(figure(other, name)));
    }
}

/** Each list of a static page answers one question, says it, and keeps the order that it says. */
function expectStaticTrue(html: string, path: string) {
  const { byList, figure, elements } = shownIn(html);
  expectBadgesTrue({ byList, figure }, path);
  const lists = elements.filter((each) => attribute(each, 'data-product-list') !== undefined);
  const sections = elements.filter((each) => attribute(each, 'class') === 'pz-product-list');
  for (const [index, cards] of byList.entries()) {
    for (const name of ['amount', 'term']) {
      const [question = '', ...others] = new Set(cards.map((card) => figure(card, name)));
      expect(others, path).toEqual([]);
      expect(wholeText(sections[index]).replaceAll(' ', ' '), path).toContain(question);
    }
    const [, direction] =
      /^apr-(\w+)$/.exec(attribute(lists[index] as Element, 'data-order') ?? '') ?? [];
    const rates = cards.map((card) => numberIn(figure(card, 'apr')));
    if (direction)
      expect(rates, path).toEqual(
        rates.toSorted((a, b) => (direction === 'ascending' ? a - b : b - a)),
      );
  }
}

/** A list is true of its figures, as its page has it and for any choice. */
export function expectListTrue({ html, path }: { html: string; path: string }): void {
  const [, json] = /data-tool-settings="" data-deferred="">(.*?)<\/script>/s.exec(html) ?? [];
  if (json === undefined) expectStaticTrue(html, path);
  else expectLiveTrue({ html, path, json });
}

function expectLiveTrue({ html, path, json }: { html: string; path: string; json: string }): void {
  const settings: ListSettings = JSON.parse(json);
  const answer = (query: string) =>
    fillView(html, (own) => liveList.view(new URLSearchParams(query), own as ListSettings)) ?? '';
  const options = settings.groups.flatMap((group) => group.options.map((option) => option.name));
  const unfiltered = (query: string) => {
    const all = new URLSearchParams(query);
    all.delete('filter');
    return `${all}`;
  };
  const choice = fc.record({
    factor: fc.constantFrom(0.3, 0.5, 1, 1.7, 2, 40),
    term: fc.constantFrom('', ...settings.terms.map(String)),
    sort: fc.constantFrom(...settings.sorts.map((sort) => sort.name)),
    filters: fc.subarray(options, { maxLength: Math.min(2, options.length) }),
  });
  // The page's own question, which keeps the heading of its editors.
  const ownChoice = {
    factor: 1 as const,
    term: '',
    sort: settings.sorts[0]?.name ?? '',
    filters: [],
  };
  expectTrue(shownIn(html), '', settings);
  fc.assert(
    fc.property(choice, ({ factor, term, sort, filters }) => {
      const query = new URLSearchParams({ sort, ...(term && { term }) });
      for (const [input, own] of Object.entries(settings.inputs))
        query.set(input, `${Math.round((own?.default ?? 1000) * factor)}`);
      for (const filter of filters) query.append('filter', filter);
      const shown = shownIn(answer(`${query}`));
      const { total } = expectTrue(shown, `${path}?${query}`, settings);
      // What is named as the nearest is offered.
      const nearest = shown.nearest && attribute(shown.nearest, 'href');
      if (nearest) {
        const offered = shownIn(answer(nearest));
        expect(offered.cards.length + (filters.length && 1), nearest).toBeGreaterThan(0);
      }
      const all = shownIn(answer(unfiltered(`${query}`)));
      expect(total, `${path}?${query}`).toBe(all.cards.length);
      // The count of an option is what choosing it alone shows.
      const [option] = options;
      if (option && filters.length === 0) {
        query.set('filter', option);
        const alone = shownIn(answer(`${query}`));
        expect(all.counts.get(option), `${path}?${query}`).toBe(alone.cards.length);
      }
    }),
    { numRuns: RUNS, examples: [[ownChoice]] },
  );
}
