import { readCompared } from '../lists/compared.ts';
import { onFirstUse } from '../on-first-use.ts';

/**
 * Loads what answers the form of a list when it is first used: most visitors only read the list,
 * which is whole without it. A comparison of this visit is shown at once.
 */
export function attach(form: HTMLFormElement): void {
  const sheet = form.querySelector('[data-sheet]');
  const onOpen = () => import('../lists/close-sheet.ts').then((chunk) => chunk.attach(form));
  sheet?.addEventListener('toggle', onOpen, { once: true });
  if (readCompared()) start(form);
  else onFirstUse(form, () => start(form));
}

/** Until it is loaded, the form is sent to the server, which answers alike. */
function start(form: HTMLFormElement): void {
  let changed: HTMLInputElement | undefined;
  form.addEventListener('input', (event) => {
    changed = event.target as HTMLInputElement;
  });
  import('../lists/live-list.ts')
    .then((chunk) => chunk.attach(form))
    .catch((error) => {
      reportError(error);
      // Its button is hidden where scripts run.
      form.onchange = form.submit;
    })
    .then(() => {
      // What was typed or chosen meanwhile is answered as if it were now.
      const isTyping = changed?.inputMode && changed === document.activeElement;
      const type = isTyping ? 'input' : 'change';
      changed?.dispatchEvent(new Event(type, { bubbles: true }));
    });
}
