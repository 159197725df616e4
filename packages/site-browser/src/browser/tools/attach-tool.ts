import type { ToolAnswer, ToolSettings } from '@plaza/screens/tools';
import type { PageView } from '@plaza/ui-blocks';
import { applyView } from '@plaza/ui-blocks/browser';

/** Milliseconds without typing after which the announced sentence changes. */
const ANNOUNCED_AFTER = 600;

/**
 * Answers a tool's form while it is filled in, by the view that the server answers it with, and
 * writes what differs from the defaults into the address.
 *
 * @returns answers the form anew; a control in which someone types keeps its value
 */
export function attachTool(
  form: HTMLFormElement,
  view: ToolAnswer['view'],
): (typing?: Element | null) => void {
  const inPage = form.querySelector('[data-tool-settings]')?.textContent ?? '';
  let isUnread: boolean;
  const settings: ToolSettings = {
    ...JSON.parse(inPage),
    read() {
      isUnread = true;
    },
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const answer = (typing?: Element | null, button?: HTMLButtonElement) => {
    clearTimeout(timer);
    isUnread = false;
    const next = view(queryOf(form, button), settings);
    // Most people type digits alone, which need no reader. Until it is there, what was typed stays.
    if (isUnread) {
      void import('./read-typed.ts').then(({ readLimited: read }) => {
        Object.assign(settings, { read });
        typing ? answer(typing, button) : settle(button);
      });
      return;
    }
    applyView(document, typing ? withoutAnnouncements(next) : next, typing);
    if (typing) timer = setTimeout(() => applyView(document, next, typing), ANNOUNCED_AFTER);
  };
  const settle = (button?: HTMLButtonElement) => {
    answer(undefined, button);
    if (!isUnread) writeAddress(queryOf(form), view(new URLSearchParams(), settings));
  };
  form.addEventListener('input', ({ target }) => {
    const control = target as HTMLInputElement;
    const field = form.elements.namedItem(control.dataset.slider ?? '');
    if (field) (field as HTMLInputElement).value = control.value;
    answer(control);
  });
  form.addEventListener('change', () => settle());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const button = event.submitter as HTMLButtonElement;
    settle(button);
    // A button with a name changes the form, others ask for its answer.
    if (!button?.name) location.hash = new URL(form.action).hash;
  });
  // The page has answered its own HTML. Browsers restore what was typed before a reload.
  const own = form.cloneNode(true) as HTMLFormElement;
  own.reset();
  if (`${queryOf(own)}` !== `${queryOf(form)}`) answer();
  return answer;
}

function queryOf(form: HTMLFormElement, button?: HTMLButtonElement): URLSearchParams {
  const query = new URLSearchParams([...new FormData(form)] as [string, string][]);
  if (button?.name) query.append(button.name, button.value);
  return query;
}

/** A view without the values that would be announced at each key. */
function withoutAnnouncements(view: PageView): PageView {
  const values = { ...view.values };
  for (const live of document.querySelectorAll<HTMLElement>('[data-live]'))
    delete values[live.dataset.value ?? ''];
  return { ...view, values };
}

/** @param own the view of the tool's defaults, which an address need not repeat */
function writeAddress(query: URLSearchParams, { inputs: own = {} }: PageView): void {
  const url = new URL(location.href);
  for (const name of new Set([...Object.keys(own), ...query.keys()])) {
    const values = filled(query.getAll(name));
    url.searchParams.delete(name);
    if (`${values}` !== `${filled([own[name] ?? ''].flat())}`)
      for (const value of values) url.searchParams.append(name, value);
  }
  history.replaceState(history.state, '', url);
}

/** The values until the last that is filled in: empty ones before it keep the places of others. */
const filled = (values: readonly string[]) =>
  values.slice(0, values.findLastIndex((value) => value !== '') + 1);
