/** Key of the session storage: a refusal that no cookie keeps, for this visit. Declared as necessary. */
const KEY = 'plaza:refusal';

/** The cookies of this page, and the refusal that is held for this visit. */
export function readCookies(): string {
  try {
    return `${document.cookie}; ${sessionStorage.getItem(KEY)}`;
  } catch {
    return document.cookie;
  }
}

/**
 * Keeps a refusal of this visitor for the visit; an empty text ends it. Where storage is disabled too
 * the next page asks again.
 */
export function holdRefusal(cookie: string): void {
  try {
    if (cookie) sessionStorage.setItem(KEY, cookie);
    else sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
