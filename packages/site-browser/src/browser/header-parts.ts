import { loadChunk } from './load-chunk.ts';

/** What the search and the menu of the header do when one of them gets the focus or a key. */
export function attach(part: HTMLElement, event?: Event): Promise<void> | undefined {
  if (part instanceof HTMLFormElement)
    return loadChunk(() => import('./search-suggestions.ts')).then((chunk) => chunk?.attach(part));
  if ((event as KeyboardEvent | undefined)?.key === 'Escape') close(part as HTMLDetailsElement);
  return undefined;
}

/** A group of the menu is a disclosure, which browsers leave open. The focus may have left it. */
function close(group: HTMLDetailsElement): void {
  const hasFocus = group.contains(document.activeElement);
  group.open = false;
  if (hasFocus) group.querySelector('summary')?.focus();
}
