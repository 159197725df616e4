/**
 * Moves the focus to the heading of the page if nothing has it: after a prompt, which nobody opened,
 * the browser would leave people who navigate by keyboard or screen reader at its start, outside the
 * content.
 */
export function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (document.activeElement !== document.body || !heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
