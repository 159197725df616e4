import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { passArrivalOn } from './pass-arrival.ts';

const ARRIVAL = '?gclid=Click-1';
let needsPrompt: boolean;

/** A policy page that was reached from the dialog, with the dialog closed by Escape. */
beforeEach(() => {
  needsPrompt = true;
  const window = new Window({ url: 'https://olivar.example/cookies/' });
  vi.stubGlobal('document', window.document);
  vi.stubGlobal('origin', window.location.origin);
  vi.stubGlobal(Symbol.for('@plaza/tracking') as never, { arrival: ARRIVAL });
  document.body.innerHTML = `
    <dialog><a href="/cookies/">Cookies</a><a href="/privacidad/">Privacidad</a>
      <a href="https://vendor.example/privacidad/">Proveedor</a></dialog>
    <footer><a id="policy" href="/privacidad/"><span>Privacidad</span></a>
      <a id="offer" href="/ir/42/">Oferta</a>
      <a id="foreign" href="https://other.example/privacidad/">Otra</a></footer>`;
  passArrivalOn({ get: () => ({ needsPrompt }) as never });
});
afterEach(() => vi.unstubAllGlobals());

function press(id: string): string {
  const link = document.getElementById(id) as HTMLAnchorElement;
  link.addEventListener('click', (event) => event.preventDefault());
  (link.firstElementChild ?? link).dispatchEvent(
    new (document.defaultView as unknown as Window).MouseEvent('click', { bubbles: true }) as never,
  );
  return link.hash;
}

test('decision 25 a second policy, by the footer, gets the arrival too', () =>
  expect(press('policy')).toBe(`#arrival${ARRIVAL}`));

test.each(['offer', 'foreign'])('decision 25 the link %s does not', (id) =>
  expect(press(id)).toBe(''),
);

test('decision 25 nothing is passed on after a decision', () => {
  needsPrompt = false;
  expect(press('policy')).toBe('');
});
