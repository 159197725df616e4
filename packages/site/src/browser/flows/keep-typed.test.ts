import { Window } from 'happy-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { keepTyped } from './keep-typed.ts';

const window = new Window({ url: 'https://muestra.example/deudas/' });

afterEach(() => vi.unstubAllGlobals());

/** Opens a page of a flow in the same tab. @returns its field, if the step has one */
function openPage(step: string, field = '', typed: Record<string, string> = {}) {
  const { document } = window;
  document.body.innerHTML = `<form><input type="hidden" name="step" value="${step}">${field}</form>`;
  for (const name of ['document', 'location', 'sessionStorage', 'FormData'] as const)
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
  openPage('situation');
  expect(openPage('debts', field)?.value).toBe('');
});
