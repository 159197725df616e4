import './entry.ts';
import { loadChunk } from './load-chunk.ts';
import { report } from './report.ts';
import { knownCountry, ownCountry } from './visitor-country.ts';

// The entry of sites with several countries or a search: what they have beyond every site.
type Part = { readonly attach: (element: HTMLElement) => Promise<void> | undefined };

/** Loads a part of the page and attaches it to its element. */
const start = (element: HTMLElement, load: () => Promise<Part>) =>
  loadChunk(load)
    .then((chunk) => chunk?.attach(element))
    .catch(report);

const suggestion = document.querySelector<HTMLElement>('[data-country-suggestion]');
// Whoever is in the page's own country loads nothing for it.
if (suggestion && knownCountry() !== ownCountry())
  start(suggestion, () => import('./suggest-country.ts'));

document.addEventListener('focusin', ({ target }) => {
  const part = (target as Element).closest<HTMLElement>('[data-search],[name=site-menu]');
  if (part) start(part, () => import('./header-parts.ts'));
});
