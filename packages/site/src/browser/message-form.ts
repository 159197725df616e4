import type { contactForm } from '@plaza/screens';

/** A type alone: the screens are no part of what a browser loads. */
const elapsedField: typeof contactForm.elapsedField = 'elapsed';

/**
 * Writes into each message form how long its page was open. Not where the form has come back with
 * faults: whoever mends one is quick.
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
