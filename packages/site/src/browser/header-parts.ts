import { attachSuggestions } from '@plaza/ui-blocks/browser';

const groups = new WeakSet<Element>();

/** What the search and the menu of the header do, loaded when one of them gets the focus. */
export function attach(part: HTMLElement): Promise<void> | undefined {
  if (part instanceof HTMLFormElement) return attachSuggestions(part);
  if (!groups.has(part)) part.addEventListener('keydown', closeOnEscape);
  groups.add(part);
  return undefined;
}

/** A group of the menu is a disclosure, which browsers leave open. */
function closeOnEscape({ key, currentTarget }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  const group = currentTarget as HTMLDetailsElement;
  group.open = false;
  group.querySelector('summary')?.focus();
}
