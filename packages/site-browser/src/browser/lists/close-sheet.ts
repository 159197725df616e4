/**
 * Closes the sheet of a list with its button, with Escape, and when somebody goes on outside it, so
 * that it never covers what has the focus. In a wide window it is a column, which nothing closes.
 */
export function attach(form: Element): void {
  const sheet = form.querySelector<HTMLDetailsElement>('[data-sheet]');
  const onEvent = ({ target, type, key }: Event & { readonly key?: string }) => {
    if (!sheet?.open || (type === 'keydown' && key !== 'Escape')) return;
    const isOutside = !sheet.contains(target as Element);
    const isClosing = type === 'keydown' || (target as Element).closest('[data-close]');
    if (!isOutside && !isClosing) return;
    sheet.open = false;
    if (isClosing) sheet.querySelector('summary')?.focus();
  };
  for (const type of ['click', 'focusin', 'keydown']) document.addEventListener(type, onEvent);
}
