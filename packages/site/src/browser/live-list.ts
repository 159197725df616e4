import { type ListSettings, liveList } from '@plaza/screens/lists';
import type { PageView } from '@plaza/ui-blocks';
import { applyView } from '@plaza/ui-blocks/browser';
import { keepCompared, readCompared } from './compared.ts';

/**
 * Answers the form of a list as it is filled in, by the view that the server answers it with, and
 * writes it into the address.
 *
 * @param isChanged whether the form no longer says what the address does
 */
export function attach(form: HTMLFormElement, isChanged = false): void {
  const settings: ListSettings = JSON.parse(
    form.querySelector('[data-tool-settings]')?.textContent ?? '',
  );
  const initial = liveList.view(new URLSearchParams(location.search), settings);
  let { products } = settings;
  let isOwnOrder = isOwn(initial, settings);
  let shown = Object.values(initial.order ?? {}).flat();

  const show = (query: URLSearchParams, typing?: Element | null) => {
    // An impression may have changed the order that the page begins with.
    if (isOwnOrder) products = inOrderOf(visibleIn(form), { products, shown });
    const view = liveList.view(query, { ...settings, products });
    isOwnOrder = isOwn(view, settings);
    applyView(document, view, typing);
    shown = visibleIn(form);
    if (!typing) mirror(view.links?.['compare-address'] ?? '?', view.inputs?.compare);
  };
  const ofForm = () =>
    new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, `${value}`]));

  form.addEventListener('input', ({ target }) => {
    // Choices are answered by their change, once.
    if ((target as HTMLInputElement).type === 'number') show(ofForm(), target as Element);
  });
  form.addEventListener('change', () => show(ofForm()));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show(ofForm());
    const { hash } = new URL(
      event.submitter?.getAttribute('formaction') ?? form.action,
      location.href,
    );
    const target = document.getElementById(hash.slice(1));
    (target?.hidden ? form : target)?.scrollIntoView();
    if (target?.tabIndex === -1) target.focus();
  });
  form.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-link]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(new URLSearchParams(link.search));
    // What was removed takes the focus with it.
    if (link.closest('[hidden]') || !link.isConnected)
      form.querySelector<HTMLElement>('input,select')?.focus();
  });
  show(isChanged ? ofForm() : withCompared(location.search));
}

const isOwn = ({ inputs }: PageView, { sorts }: ListSettings) => inputs?.sort === sorts[0]?.name;

const visibleIn = (form: Element) =>
  Array.from(
    form.querySelectorAll<HTMLElement>('[data-item]:not([hidden])'),
    ({ dataset }) => `${dataset.item}`,
  );

type Listed = { readonly products: ListSettings['products']; readonly shown: readonly string[] };

/** The products in the order of the page, if it is another than what was last shown. */
function inOrderOf(now: readonly string[], { products, shown }: Listed): ListSettings['products'] {
  if (`${now}` === `${shown}`) return products;
  const place = ({ id }: { readonly id: number }) => now.indexOf(`${id}`) + 1 || now.length + 1;
  return products.toSorted((a, b) => place(a) - place(b));
}

/** The address of the page, with the comparison of this visit if it has none of its own. */
function withCompared(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  if (!query.has('compare'))
    for (const id of readCompared()?.split(',') ?? []) if (id) query.append('compare', id);
  return query;
}

/** The address keeps what belongs to the visit's arrival. */
function mirror(choice: string, compared: string | readonly string[] = []): void {
  const { searchParams, hash, pathname } = new URL(location.href);
  for (const name of liveList.parameters) searchParams.delete(name);
  const query = [...searchParams, ...new URLSearchParams(choice)];
  const text = `${new URLSearchParams(query)}`;
  history.replaceState(history.state, '', `${pathname}${text && `?${text}`}${hash}`);
  keepCompared(`${compared}`);
}
