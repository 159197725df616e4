import './entry.ts';
import { loadChunk } from './load-chunk.ts';
import { report } from './report.ts';
import { knownCountry, ownCountry } from './visitor-country.ts';

// The entry of sites with several countries or a search: what they have beyond every site.
const suggestion = document.querySelector<HTMLElement>('[data-country-suggestion]');
// Whoever is in the page's own country loads nothing for it.
if (suggestion && knownCountry() !== ownCountry())
  loadChunk(() => import('./suggest-country.ts'))
    .then((chunk) => chunk?.suggestCountry(suggestion))
    .catch(report);

document.addEventListener('focusin', ({ target }) => {
  const form = (target as Element).closest<HTMLFormElement>('form[data-search]');
  if (form)
    loadChunk(() => import('./search-suggestions.ts'))
      .then((chunk) => chunk?.attachSuggestions(form))
      .catch(report);
});
