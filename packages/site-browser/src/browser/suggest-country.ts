import { VISIT_PATH } from '../model/endpoints.ts';
import { knownCountry, ownCountry } from './visitor-country.ts';

/** Remembers that a visitor stays here; strictly necessary, and declared as such. */
const STORAGE_KEY = 'plaza:country';

/** A request that the page may have started before this script ran (`earlyRequests`). */
type EarlyPage = { readonly plazaVisit?: Promise<Response> };

/**
 * Offers the pages of the visitor's country, if the site has some, until the visitor declines. The
 * links to the countries are in the footer already.
 */
export async function attach(region: HTMLElement): Promise<void> {
  if (isDeclined()) return;
  const country = knownCountry() ?? (await askForCountry());
  const found = document.querySelector<HTMLAnchorElement>(
    `[data-countries] a[hreflang$="-${country}"]`,
  );
  const link = region.querySelector('a');
  if (!found || !link || country === ownCountry()) return;
  link.href = found.href;
  link.hreflang = found.hreflang;
  link.lang = found.lang;
  link.textContent = found.textContent;
  region.querySelector('button')?.addEventListener('click', () => {
    region.hidden = true;
    decline();
  });
  region.hidden = false;
}

async function askForCountry(): Promise<string | undefined> {
  await ((globalThis as EarlyPage).plazaVisit ?? fetch(VISIT_PATH, { method: 'POST' }));
  return knownCountry();
}

/** Without storage the offer comes again on the next page. */
function isDeclined(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

function decline(): void {
  try {
    localStorage.setItem(STORAGE_KEY, 'declined');
  } catch {
    // Nothing to remember it in.
  }
}
