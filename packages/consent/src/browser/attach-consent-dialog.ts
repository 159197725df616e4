import type { ConsentChoices, OptionalCategory } from '../model/categories.ts';
import { afterPaint } from './after-paint.ts';
import { attachTabs } from './attach-tabs.ts';
import { focusHeading } from './focus-heading.ts';

/** The part of the consent store that the dialog uses. */
export interface ConsentDialogStore {
  get: () => { readonly allowed: ConsentChoices; readonly needsPrompt: boolean };
  subscribe: (listener: () => void) => () => void;
  decide: (choices: ConsentChoices, button: DialogButton) => void;
  /** Whether the prompt can be postponed, because this page is the policy to read before choosing. */
  mayPostpone?: boolean;
}

/** The pressed button (§2.5): accept-all, the second button, or refuse-all (design §7). */
type DialogButton = 'all' | 'selected' | 'none';

/**
 * Enhances the preferences dialog (§2.5, §4.1). Only its decision buttons decide. Esc changes
 * nothing, and is ignored while a choice is required and cannot be postponed. The browser traps and
 * restores the focus of a modal dialog. A prompt closes when another tab has saved a decision.
 *
 * @param dialog rendered by `ConsentDialog` of `./react`, part of the page or fetched
 * @returns opens the dialog at its first tab, showing the current choice
 */
export function attachConsentDialog(
  dialog: HTMLDialogElement,
  store: ConsentDialogStore,
): () => void {
  const selectTab = attachTabs(dialog);
  const needsPrompt = () => store.get().needsPrompt;
  const mustStay = () => needsPrompt() && !store.mayPostpone;
  let isAsking = false;
  dialog.onclose = focusHeading;
  dialog.addEventListener('change', () => showLabel(dialog));
  dialog.addEventListener('cancel', (event) => {
    if (mustStay()) event.preventDefault();
  });
  dialog.addEventListener('click', (event) => {
    // A held key fires repeated clicks.
    if (dialog.hidden) return;
    const button = (event.target as Element).closest<HTMLElement>('[data-consent-button]');
    if (!button) {
      const isClose = (event.target as Element).closest('[data-consent-close]');
      // Does what `closedby` does, for phones without an Esc key whose browser does not support it.
      const isDismissed = dialog.getAttribute('closedby') === 'any' && isOnBackdrop(dialog, event);
      if (isClose || isDismissed) dialog.close();
      return;
    }
    const pressed = button.dataset.consentButton as DialogButton;
    const choices = readToggles(dialog, pressed);
    // Closing restyles the whole page, because it is no longer inert; hide first, so nobody waits.
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
    // Chromium closes on a second Esc even if the first was cancelled, unless `closedby` forbids it.
    dialog.setAttribute('closedby', mustStay() ? 'none' : isAsking ? 'any' : 'closerequest');
    dialog.showModal();
  };
}

/** A click on the backdrop targets the dialog, outside its box. */
function isOnBackdrop(dialog: HTMLElement, { target, offsetX, offsetY }: MouseEvent): boolean {
  const { offsetWidth, offsetHeight } = dialog;
  const isWithin = Math.min(offsetX, offsetY, offsetWidth - offsetX, offsetHeight - offsetY) >= 0;
  return target === dialog && !isWithin;
}

type Toggle = HTMLInputElement & { readonly name: OptionalCategory };

/** The toggles that a visitor can change; necessary is disabled. */
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

/** Shows the buttons and labels that fit the choice: some optional category on, or none (§2.5). */
function showLabel(dialog: Element): void {
  const isAny = toggles(dialog).some(({ checked }) => checked);
  for (const label of dialog.querySelectorAll<HTMLElement>('[data-consent-label]'))
    label.hidden = (label.dataset.consentLabel === 'accept') !== isAny;
}
