import { Window } from 'happy-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { keepTyped } from './keep-typed.ts';

const window = new Window({ url: 'https://muestra.example/deudas/' });

afterEach(() => vi.unstubAllGlobals());

/** Opens a page of a flow in the same tab. @returns its field, if the step has one */
function openPage(step: string, field = '', typed: Record<string, string> = {}) {
  const { document } = window;
  document.body.innerHTML = `<form><input type="hidden" name="step" value="${step}">
    <input type="hidden" name="version" value="${typed.version ?? ''}">${field}</form>`;
  for (const name of ['document', 'location', 'history', 'sessionStorage', 'FormData'] as const)
    vi.stubGlobal(name, window[name]);
  const form = document.querySelector('form') as unknown as HTMLFormElement;
  for (const [name, value] of Object.entries(typed))
    for (const input of form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`))
      input.value = value;
  keepTyped(form, 'Kept');
  return form.querySelector<HTMLInputElement>('[name="amount"]');
}

test('§8 keeps what was typed before the module was there, and restores nothing over it', () => {
  openPage('work', '<input name="amount">');
  const typed = '<input name="amount"><input name="payment">';
  const late = openPage('home', typed, { amount: '900' });
  expect(late?.value).toBe('900');
  expect(openPage('home', typed)?.value).toBe('900');
  expect(openPage('home', typed, { amount: '950' })?.value).toBe('950');
});

test('§8 keeps what was typed in a step past a page that says answers cannot be loaded', () => {
  const field = '<input name="amount">';
  const typed = openPage('debts', field);
  if (typed) typed.value = '1500';
  typed?.dispatchEvent(new window.Event('input', { bubbles: true }) as unknown as Event);
  openPage('unavailable');
  expect(openPage('debts', field)?.value).toBe('1500');
});

const amount = '<input name="amount">';

const type = (input: HTMLInputElement | null, value: string) => {
  if (input) input.value = value;
  input?.dispatchEvent(new window.Event('input', { bubbles: true }) as unknown as Event);
};

const send = (input: HTMLInputElement | null) =>
  input?.form?.dispatchEvent(new window.Event('submit') as unknown as Event);

test('§8 keeps what was typed in a step that was left by Back, until its answer has come', () => {
  type(openPage('income', amount, { version: '2' }), '1400');
  // Back to a step, whose answers go on to change, and Forward.
  const before = openPage('work', amount, { version: '2' });
  type(before, '7');
  send(before);
  const again = openPage('income', amount, { version: '3' });
  expect(again?.value).toBe('1400');
  send(again);
  // The answer of the service is the next step; what was sent is not restored over it.
  openPage('home', amount, { version: '4' });
  expect(openPage('income', amount, { version: '4' })?.value).toBe('');
  expect(openPage('work', amount, { version: '4' })?.value).toBe('');
});

test('§8 restores nothing over an answer that was stored since', () => {
  type(openPage('loan', amount, { version: '2' }), '900');
  const stored = '<input name="amount" value="500">';
  expect(openPage('loan', stored, { version: '3' })?.value).toBe('500');
});

test('§8 a step that was refused has an address of its own to come back to, with what was typed', () => {
  type(openPage('contact', amount, { version: '5' }), 'muchos');
  const summary = '<div data-form-summary></div><input name="amount" value="muchos">';
  openPage('contact', summary, { version: '5' });
  expect(window.location.search).toBe('?step=contact&item=');
  expect(openPage('contact', amount, { version: '5' })?.value).toBe('muchos');
});
