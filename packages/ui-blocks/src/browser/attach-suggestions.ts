/** A suggestion: the label of a page, its address, and further words to find it by. */
export type Suggestion = readonly [label: string, href: string, ...keywords: string[]];

const MOST = 8;

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The suggestions that hold every word of a text: those whose label begins with it first. */
export function findSuggestions(all: readonly Suggestion[], text: string): Suggestion[] {
  const sought = fold(text.trim());
  if (!sought) return [];
  const words = sought.split(/\s+/);
  const rank = ([label]: Suggestion) => Number(!fold(label).startsWith(sought));
  return all
    .filter(([label, , ...keywords]) => {
      const known = fold([label, ...keywords].join(' '));
      return words.every((word) => known.includes(word));
    })
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MOST);
}

/**
 * Adds suggestions to a search form, as the ARIA combobox with a list does. The form works as
 * before: Enter without a chosen suggestion sends it.
 *
 * @returns after the suggestions are loaded
 */
export async function attachSuggestions(form: HTMLFormElement): Promise<void> {
  const field = form.querySelector<HTMLInputElement>('input[type="search"]');
  const { search, searchLabel = '' } = form.dataset;
  if (!field || !search || field.getAttribute('role')) return;
  const list = form.appendChild(document.createElement('ul'));
  list.className = 'pz-site-search__list';
  list.id = `${field.id}-list`;
  list.role = 'listbox';
  list.ariaLabel = searchLabel;
  field.role = 'combobox';
  field.ariaAutoComplete = 'list';
  field.ariaExpanded = 'false';
  field.setAttribute('aria-controls', list.id);
  const response = await fetch(search);
  if (response.ok) follow(field, list, await response.json());
}

function follow(field: HTMLInputElement, list: HTMLElement, all: readonly Suggestion[]): void {
  let chosen = -1;
  const show = (found: readonly Suggestion[]) => {
    choose(-1);
    list.replaceChildren(
      ...found.map((suggestion, index) => option(suggestion, `${list.id}-${index}`)),
    );
    field.ariaExpanded = `${found.length > 0}`;
  };
  const choose = (index: number) => {
    list.children[chosen]?.setAttribute('aria-selected', 'false');
    chosen = index;
    const own = list.children[index];
    own?.setAttribute('aria-selected', 'true');
    own?.scrollIntoView({ block: 'nearest' });
    if (own) field.setAttribute('aria-activedescendant', own.id);
    else field.removeAttribute('aria-activedescendant');
  };
  const update = () => show(findSuggestions(all, field.value));
  const open = (element: Element | undefined) => {
    const { href } = (element as HTMLElement | undefined)?.dataset ?? {};
    if (href) location.assign(href);
    return Boolean(href);
  };
  field.addEventListener('input', update);
  field.addEventListener('blur', () => show([]));
  field.addEventListener('keydown', (event) => {
    const { length } = list.children;
    if (event.key === 'Escape' && length > 0) show([]);
    else if (event.key === 'ArrowDown' && length === 0) update();
    else if (event.key === 'ArrowDown') choose(chosen + 1 < length ? chosen + 1 : -1);
    else if (event.key === 'ArrowUp') choose(chosen < 0 ? length - 1 : chosen - 1);
    else if (event.key !== 'Enter' || !open(list.children[chosen])) return;
    event.preventDefault();
  });
  // Before the field loses the focus, which closes the list.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) =>
    open((target as Element).closest('[role]') ?? undefined),
  );
  if (field.value && document.activeElement === field) update();
}

function option([label, href]: Suggestion, id: string): HTMLElement {
  const element = document.createElement('li');
  element.className = 'pz-site-search__option';
  element.id = id;
  element.role = 'option';
  element.ariaSelected = 'false';
  element.dataset.href = href;
  element.textContent = label;
  return element;
}
