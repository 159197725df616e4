import type { contactForm } from '@plaza/screens';

/** Only a type: screens are not bundled for the browser. */
const elapsedField: typeof contactForm.elapsedField = 'elapsed';

/**
 * Writes into a message form how long the page was open, except after validation errors, which
 * people fix quickly.
 */
export function attach(form: HTMLFormElement): void {
  form.addEventListener('submit', () => {
    const elapsed = form.elements.namedItem(elapsedField);
    const isNew = form.querySelector('[data-form-summary][hidden]');
    if (isNew && elapsed instanceof HTMLInputElement)
      elapsed.value = String(Math.round(performance.now()));
  });
}
