/** Whole units, at most as many as an application asks for. */
const AMOUNT = /^\d{1,8}$/;

/**
 * Fills in the amount that a list of this site was asked for, from whose address the visitor has
 * come. An amount that was typed or stored stays.
 */
export function carryOver(form: HTMLFormElement, referrer: string): void {
  const { origin, searchParams } = new URL(referrer);
  const amount = searchParams.get('amount') ?? '';
  const field = form.elements.namedItem('amount');
  const isOwn = origin === location.origin && AMOUNT.test(amount);
  if (!isOwn || !(field instanceof HTMLInputElement) || field.value) return;
  field.value = amount;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
