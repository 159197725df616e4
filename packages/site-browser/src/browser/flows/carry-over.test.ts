import { Window } from 'happy-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { carryOver } from './carry-over.ts';

const window = new Window({ url: 'https://muestra.example/se/ansok-om-lan/' });

afterEach(() => vi.unstubAllGlobals());

/** The amount in the form of a step that is opened from another page. */
function amountFrom(referrer: string, typed = ''): string | undefined {
  window.document.body.innerHTML = `<form><input name="amount" value="${typed}"></form>`;
  for (const name of ['location', 'Event', 'HTMLInputElement'] as const)
    vi.stubGlobal(name, window[name]);
  const form = window.document.querySelector('form') as unknown as HTMLFormElement;
  carryOver(form, referrer);
  return form.querySelector<HTMLInputElement>('[name="amount"]')?.value;
}

const list = 'https://muestra.example/se/hitta-lan/';

test('§2.3 an application has the amount of the list before it', () => {
  expect(amountFrom(`${list}?amount=50000&term=360`)).toBe('50000');
});

test('§2.3 what is typed or stored stays', () => {
  expect(amountFrom(`${list}?amount=50000`, '900')).toBe('900');
});

test.each([
  ['of another site', 'https://andra.example/?amount=50000'],
  ['of no number', `${list}?amount=%3Cb%3E`],
  ['of more than anybody lends', `${list}?amount=123456789`],
  ['that is not whole', `${list}?amount=50,5`],
  ['that is missing', list],
])('§2.3 an amount %s is left out', (_, referrer) => {
  expect(amountFrom(referrer)).toBe('');
});

test('§2.3 a step that asks for no amount stays as it is', () => {
  window.document.body.innerHTML = '<form><input name="email"></form>';
  const form = window.document.querySelector('form') as unknown as HTMLFormElement;
  vi.stubGlobal('location', window.location);
  vi.stubGlobal('HTMLInputElement', window.HTMLInputElement);
  carryOver(form, `${list}?amount=50000`);
  expect(form.querySelector('input')?.value).toBe('');
});
