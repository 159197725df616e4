import type { contactForm } from '@plaza/screens';

/** Only a type: screens are not bundled for the browser. */
const elapsedField: typeof contactForm.elapsedField = 'elapsed';

/**
 * Writes into each message form how long the page was open, except after validation errors, which
 * people fix quickly.
 */
export function attach(root: Document): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-message-form]'))
    form.addEventListener('submit', () => {
      const elapsed = form.elements.namedItem(elapsedField);
      const isNew = form.querySelector('[data-form-summary][hidden]');
      if (isNew && elapsed instanceof HTMLInputElement)
        elapsed.value = String(Math.round(performance.now()));
    });
}
