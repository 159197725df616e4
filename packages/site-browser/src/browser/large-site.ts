import './entry.ts';
import { loadChunk } from './load-chunk.ts';
import { report } from './report.ts';
import { knownCountry, ownCountry } from './visitor-country.ts';

// The entry of sites with several countries or a search: what they have beyond every site.
type Part = { readonly attach: (element: HTMLElement, event?: Event) => Promise<void> | undefined };

/** Loads a part of the page and attaches it to its element. */
const start = (element: HTMLElement, load: () => Promise<Part>, event?: Event) =>
  loadChunk(load)
    .then((chunk) => chunk?.attach(element, event))
    .catch(report);

const suggestion = document.querySelector<HTMLElement>('[data-country-suggestion]');
// A visitor in the page's own country loads nothing for it.
if (suggestion && knownCountry() !== ownCountry())
  start(suggestion, () => import('./suggest-country.ts'));

// A key may be pressed before the chunk has come, so it is passed on.
for (const type of ['focusin', 'keydown'])
  document.addEventListener(type, (event) => {
    const part = (event.target as Element).closest<HTMLElement>('[data-search],[name=site-menu]');
    if (part) start(part, () => import('./header-parts.ts'), event);
  });
