import {
  LIST_PARAMETERS,
  type ListParts,
  type ListSettings,
  listView,
  type NeededPart,
  neededParts,
  readChoice,
} from '@plaza/screens/lists';
import { applyListView } from '@plaza/ui-blocks/browser';
import { keepCompared, readCompared } from './compared.ts';

const load = {
  read: () => import('../tools/read-typed.ts'),
  price: () => import('./list-price.ts'),
  badges: () => import('./list-badges.ts'),
  filters: () => import('./list-filters.ts'),
  question: () => import('./list-question.ts'),
  compare: () => import('./list-compare.ts'),
  explain: () => import('./list-explain.ts'),
};

/**
 * Answers the form of a list as it is filled in, by the view that the server answers it with, and
 * writes it into the address.
 *
 * @throws TypeError if the server does not say what the list is answered from
 */
export async function attach(form: HTMLFormElement): Promise<void> {
  const settings = await settingsOf(form);
  const own = settings.sorts[0]?.name;
  const parts: ListParts = {};
  let { products } = settings;
  const asked = askedOf(form);
  const initial = readChoice(asked, settings);
  // The page shows what its address chooses, whatever the form says.
  const needed = neededParts(initial, settings);
  let isOwnOrder = initial.sort === own;
  let latest: URLSearchParams;

  /** Shows a choice once it is painted itself, unless another has followed: a list takes longer. */
  const show = async (query: URLSearchParams, { typing, then }: Showing = {}) => {
    latest = query;
    await painted();
    let choice = readChoice(query, settings, parts.read);
    // What has been read may need more.
    for (let missing: NeededPart[]; ; ) {
      missing = [...needed, ...neededParts(choice, settings)].filter((name) => !parts[name]);
      if (!missing[0]) break;
      Object.assign(parts, ...(await Promise.all(missing.map((name) => load[name]()))));
      choice = readChoice(query, settings, parts.read);
    }
    if (query !== latest) return;
    const formats = parts.formats?.(settings);
    // Other events come in between the pieces.
    let start = performance.now();
    for (const product of products) {
      if (formats) parts.figures?.([product], choice, formats);
      if (performance.now() - start < PIECE) continue;
      await resumed();
      if (query !== latest) return;
      start = performance.now();
    }
    // An impression may have changed the order that the page begins with.
    if (isOwnOrder) products = inOrderOf(form, products);
    isOwnOrder = choice.sort === own;
    const view = listView(choice, { ...settings, products }, parts);
    applyListView(document, view, typing);
    if (!typing) mirror(view.links?.['compare-address'], choice.compare);
    then?.();
  };
  const answer = (query: URLSearchParams, showing?: Showing) => {
    show(query, showing).catch(reportError);
  };
  const ofForm = () =>
    new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, `${value}`]));

  form.addEventListener('input', ({ target }) => {
    // Choices are answered by their change, once.
    if ((target as HTMLInputElement).inputMode) answer(ofForm(), { typing: target as Element });
  });
  form.addEventListener('change', () => answer(ofForm()));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { hash } = new URL(
      event.submitter?.getAttribute('formaction') ?? form.action,
      location.href,
    );
    const target = document.getElementById(hash.slice(1));
    const then = () => {
      (target?.hidden ? form : target)?.scrollIntoView();
      if (target?.tabIndex === -1) target.focus();
    };
    answer(ofForm(), { then });
  });
  form.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-link]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const then = () => {
      // What was removed takes the focus with it.
      if (link.closest('[hidden]')) form.querySelector<HTMLElement>('input,select')?.focus();
    };
    answer(new URLSearchParams(link.search), { then });
  });
  answer(asked);
}

/** In the page, unless the page cache has left it out. */
async function settingsOf(form: HTMLFormElement): Promise<ListSettings> {
  const inPage = form.querySelector('[data-tool-settings]')?.textContent;
  const ofServer = () => fetch(`/api/answers?settings=1&path=${location.pathname}`);
  // A problem has no sorts, which `attach` reads first.
  return inPage ? JSON.parse(inPage) : (await ofServer()).json();
}

type Showing = {
  /** A control that keeps its value, because someone is typing in it. */
  readonly typing?: Element | undefined;
  /** Called when the choice is shown. */
  readonly then?: (() => void) | undefined;
};

/** Milliseconds that one piece of the figures may take. */
const PIECE = 16;

/** Milliseconds from a frame to its display, for which the list waits: its work would delay it. */
const DISPLAY = 40;

const resumed = () => new Promise((done) => setTimeout(done));
const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, DISPLAY)));

/** The products in the order in which the page shows them; those that are hidden keep their places. */
function inOrderOf(form: Element, products: ListSettings['products']): ListSettings['products'] {
  const known = new Map(products.map((product) => [`${product.id}`, product]));
  const shown = new Set(
    Array.from(
      form.querySelectorAll<HTMLElement>('[data-product-list]>[data-item]:not([hidden])'),
      ({ dataset }) => known.get(dataset.item as string),
    ),
  );
  const ordered = shown.values();
  return products.map((product) => (shown.has(product) && ordered.next().value) || product);
}

/**
 * The address of the page, with the term for which the server has answered an amount without one, and
 * the comparison of this visit if it has none of its own.
 */
function askedOf({ elements }: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams(location.search);
  const term = elements.namedItem('term') as HTMLSelectElement | null;
  if (term && query.has('amount') && !query.has('term')) query.set('term', term.value);
  if (!query.has('compare'))
    for (const id of readCompared()?.split(',') ?? []) query.append('compare', id);
  return query;
}

/** The address keeps what belongs to the visit's arrival. */
function mirror(choice = '', compared: readonly number[] = []): void {
  const { searchParams, hash, pathname } = new URL(location.href);
  for (const name of LIST_PARAMETERS) searchParams.delete(name);
  const text = `${new URLSearchParams([...searchParams, ...new URLSearchParams(choice)])}`;
  history.replaceState(history.state, '', `${pathname}${text && `?${text}`}${hash}`);
  keepCompared(`${compared}`);
}
