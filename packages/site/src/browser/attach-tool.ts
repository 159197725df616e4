import type { ToolAnswer } from '@plaza/screens/tools';
import type { PageView } from '@plaza/ui-blocks';
import { applyView } from '@plaza/ui-blocks/browser';

/** Milliseconds without typing after which the announced sentence changes. */
const ANNOUNCED_AFTER = 600;

/**
 * Answers a tool's form while it is filled in, by the view that the server answers it with, and
 * writes what differs from the defaults into the address.
 */
export function attachTool<Settings>(element: HTMLElement, { view }: ToolAnswer<Settings>): void {
  const form = element as HTMLFormElement;
  const settings: Settings = JSON.parse(
    form.querySelector('[data-tool-settings]')?.textContent ?? '',
  );
  const { inputs: defaults = {} } = view(new URLSearchParams(), settings);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const answer = (typing?: Element | null) => {
    clearTimeout(timer);
    const next = view(queryOf(form), settings);
    applyView(document, typing ? withoutAnnouncements(next) : next, typing);
    if (typing) timer = setTimeout(() => applyView(document, next, typing), ANNOUNCED_AFTER);
  };
  const settle = () => {
    answer();
    writeAddress(queryOf(form), defaults);
  };
  form.addEventListener('input', ({ target }) => {
    const control = target as HTMLInputElement;
    const field = form.elements.namedItem(control.dataset.slider ?? '');
    if (field) (field as HTMLInputElement).value = control.value;
    answer(control);
  });
  form.addEventListener('change', settle);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    settle();
    location.hash = new URL(form.action).hash;
  });
  // Browsers restore what was typed before a reload.
  answer();
}

const queryOf = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, `${value}`]));

/** A view without the values that would be announced at each key. */
function withoutAnnouncements(view: PageView): PageView {
  const values = { ...view.values };
  for (const live of document.querySelectorAll<HTMLElement>('[data-live]'))
    delete values[live.dataset.value ?? ''];
  return { ...view, values };
}

function writeAddress(
  query: URLSearchParams,
  defaults: Readonly<Record<string, string | readonly string[]>>,
): void {
  const url = new URL(location.href);
  for (const name of new Set([...Object.keys(defaults), ...query.keys()])) {
    const values = query.getAll(name);
    url.searchParams.delete(name);
    if (`${values}` !== `${defaults[name] ?? ''}`)
      for (const value of values) url.searchParams.append(name, value);
  }
  history.replaceState(history.state, '', url);
}
