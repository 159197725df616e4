import type { ConsentChoices, OptionalCategory } from '../model/categories.ts';
import { afterPaint } from './after-paint.ts';
import { attachTabs } from './attach-tabs.ts';

/** What of the consent store the dialog needs. */
export interface ConsentDialogStore {
  get: () => { readonly allowed: ConsentChoices; readonly needsPrompt: boolean };
  subscribe: (listener: () => void) => () => void;
  decide: (choices: ConsentChoices, button: DialogButton) => void;
  /** Whether a visitor who must choose may put it off, because the page is what to read before. */
  mayPostpone?: boolean;
}

/** Which of the buttons was pressed (§2.5): accept-all, the other one, or refuse-all (design §7). */
type DialogButton = 'all' | 'selected' | 'none';

/**
 * Brings the preferences dialog to life (§2.5, §4.1). Nothing but its buttons for it decides: Esc
 * changes nothing, and is refused while the visitor has yet to choose and may not put that off. The
 * browser itself keeps the focus in a modal dialog and gives it back. A dialog that asks closes when
 * another tab has the answer.
 *
 * @param dialog as `ConsentDialog` of `./react` writes it, be it of the page or fetched
 * @returns a function that opens it over the page, at its first tab, as the choice stands
 */
export function attachConsentDialog(
  dialog: HTMLDialogElement,
  store: ConsentDialogStore,
): () => void {
  const selectTab = attachTabs(dialog);
  const needsPrompt = () => store.get().needsPrompt;
  const mustStay = () => needsPrompt() && !store.mayPostpone;
  let isAsking = false;
  dialog.addEventListener('change', () => showLabel(dialog));
  dialog.addEventListener('cancel', (event) => {
    if (mustStay()) event.preventDefault();
  });
  dialog.addEventListener('click', (event) => {
    // A key that is held presses again.
    if (dialog.hidden) return;
    const button = (event.target as Element).closest<HTMLElement>('[data-consent-button]');
    if (!button) {
      const isClose = (event.target as Element).closest('[data-consent-close]');
      // As `closedby` has it, for phones whose browser does not know that, and have no Esc.
      const isLeft = dialog.getAttribute('closedby') === 'any' && isBeside(dialog, event);
      if (isClose || isLeft) dialog.close();
      return;
    }
    const pressed = button.dataset.consentButton as DialogButton;
    const choices = readToggles(dialog, pressed);
    // Closing styles the whole page anew, which is inert no more: the visitor need not wait for that.
    dialog.hidden = true;
    afterPaint(() => {
      dialog.close();
      store.decide(choices, pressed);
    });
  });
  store.subscribe(() => {
    if (isAsking && !needsPrompt()) dialog.close();
  });
  return () => {
    if (dialog.open) return;
    isAsking = needsPrompt();
    dialog.hidden = false;
    setToggles(dialog, store.get().allowed);
    for (const close of dialog.querySelectorAll<HTMLElement>('[data-consent-close]'))
      close.hidden = mustStay();
    selectTab(0);
    // Chromium closes at a second Esc, whatever the first one was answered, unless this forbids it.
    dialog.setAttribute('closedby', mustStay() ? 'none' : isAsking ? 'any' : 'closerequest');
    dialog.showModal();
  };
}

/** A press behind a modal dialog is one on the dialog, outside its box. */
function isBeside(dialog: HTMLElement, { target, offsetX, offsetY }: MouseEvent): boolean {
  const { offsetWidth, offsetHeight } = dialog;
  const isWithin = Math.min(offsetX, offsetY, offsetWidth - offsetX, offsetHeight - offsetY) >= 0;
  return target === dialog && !isWithin;
}

type Toggle = HTMLInputElement & { readonly name: OptionalCategory };

/** Those that a visitor may turn; necessary stands as it was written. */
const toggles = (dialog: Element) => [...dialog.querySelectorAll<Toggle>('input:enabled')];

function setToggles(dialog: Element, choices: ConsentChoices): void {
  for (const toggle of toggles(dialog)) toggle.checked = choices[toggle.name];
  showLabel(dialog);
}

const readToggles = (dialog: Element, pressed: DialogButton) =>
  Object.fromEntries(
    toggles(dialog).map(({ name, checked }) => [
      name,
      pressed === 'all' || (pressed === 'selected' && checked),
    ]),
  ) as ConsentChoices;

/** Shows what is for a choice with anything optional on, a button or the words of one, or for one without (§2.5). */
function showLabel(dialog: Element): void {
  const isAny = toggles(dialog).some(({ checked }) => checked);
  for (const label of dialog.querySelectorAll<HTMLElement>('[data-consent-label]'))
    label.hidden = (label.dataset.consentLabel === 'accept') !== isAny;
}
