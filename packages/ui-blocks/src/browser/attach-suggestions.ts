/** A suggestion: the label of a page, and its address. */
type Suggestion = readonly [label: string, href: string, ...others: string[]];

/** What is suggested for a text, best first. */
export type FindSuggestions = (text: string) => readonly Suggestion[];

/**
 * Adds suggestions to a search form, as the ARIA combobox with a list does. The form works as
 * before: Enter without a chosen suggestion sends it.
 *
 * @param read makes the suggestions of what is at the form's address
 * @returns after the suggestions are loaded
 */
export async function attachSuggestions(
  form: HTMLFormElement,
  read: (loaded: unknown) => FindSuggestions,
): Promise<void> {
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
  if (response.ok) follow(field, list, read(await response.json()));
}

function follow(field: HTMLInputElement, list: HTMLElement, find: FindSuggestions): void {
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
  const update = () => show(find(field.value));
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
