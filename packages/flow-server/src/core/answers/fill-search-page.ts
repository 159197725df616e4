import type { SearchResult } from '@plaza/contract';
import { defaultTreeAdapter, parse, serialize } from 'parse5';
import {
  attribute,
  copyOf,
  type Element,
  elementsOf,
  find,
  prefixText,
  remove,
  set,
  setText,
} from '../html-elements.ts';

/** What a search found, or that it could not be answered. */
export type SearchAnswer = {
  readonly query: string;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly results: readonly (Omit<SearchResult, 'path'> & { readonly href: string })[] | undefined;
  /** The address of another page of the results. */
  readonly hrefOf: (page: number) => string;
};

const { appendChild, createElement, insertText } = defaultTreeAdapter;

/**
 * Fills the results of a search into its page, whose markup and texts they take (`SearchResults`).
 *
 * @returns undefined if the page has no place for results
 */
export function fillSearchPage(html: string, answer: SearchAnswer): string | undefined {
  const document = parse(html);
  const all = elementsOf(document);
  const section = all.find((element) => attribute(element, 'data-search-results') !== undefined);
  if (!section) return undefined;
  remove(section, 'hidden');
  const heading = fillHeading(section, answer);
  fillResults(section, answer.results ?? []);
  fillSteps(section, answer);
  for (const element of all) {
    if (element.tagName === 'input' && attribute(element, 'name') === 'q')
      set(element, 'value', answer.query);
    if (element.tagName === 'title') prefixText(element, `${heading} |`);
  }
  return serialize(document);
}

function fillHeading(section: Element, { query, results }: SearchAnswer): string {
  const heading = elementsOf(section).find(({ tagName }) => tagName === 'h2');
  const hook = results?.length === 0 ? 'data-search-none' : 'data-search-heading';
  const text = (heading && attribute(heading, hook))?.replace('{query}', () => query) ?? '';
  if (heading) setText(heading, text);
  const note = results ? 'data-search-hint' : 'data-search-unavailable';
  const shown = results?.length ? undefined : find(section, note, '');
  if (shown) remove(shown, 'hidden');
  return text;
}

function fillResults(section: Element, results: NonNullable<SearchAnswer['results']>) {
  const list = elementsOf(section).find(({ tagName }) => tagName === 'ol');
  const [item] = elementsOf(list ?? section).filter(({ tagName }) => tagName === 'li');
  if (!list || !item) return;
  list.childNodes = [];
  for (const result of results) appendChild(list, itemOf(item, result));
}

/** A copy of the page's own item. */
function itemOf(
  item: Element,
  { href, title, excerpt }: NonNullable<SearchAnswer['results']>[number],
): Element {
  const copy = copyOf(item);
  for (const element of elementsOf(copy)) {
    if (element.tagName === 'a') {
      set(element, 'href', href);
      setText(element, title);
    } else if (element.tagName === 'p') {
      if (excerpt.text) fillExcerpt(element, excerpt);
      else defaultTreeAdapter.detachNode(element);
    }
  }
  return copy;
}

/** Marks that overlap, or reach beyond the text, are cut. */
function fillExcerpt(paragraph: Element, { text, marks }: SearchResult['excerpt']) {
  let at = 0;
  for (const [from, to] of marks) {
    if (from < at || to <= from) continue;
    insertText(paragraph, text.slice(at, from));
    const mark = createElement('mark', paragraph.namespaceURI, []);
    insertText(mark, text.slice(from, to));
    appendChild(paragraph, mark);
    at = to;
  }
  insertText(paragraph, text.slice(at));
}

/** Leaves only the links to pages that there are. */
function fillSteps(section: Element, { page, pages, hrefOf }: SearchAnswer) {
  for (const link of elementsOf(section)) {
    const rel = attribute(link, 'rel');
    if (rel !== 'prev' && rel !== 'next') continue;
    const other = rel === 'prev' ? page - 1 : page + 1;
    if (other >= 1 && other <= pages) set(link, 'href', hrefOf(other));
    else defaultTreeAdapter.detachNode(link);
  }
}
