/** Session-storage key of a refusal that no cookie could store. Declared as necessary. */
const KEY = 'plaza:refusal';

/** The cookies of this page and the refusal kept for this visit. */
export function readCookies(): string {
  try {
    return `${document.cookie}; ${sessionStorage.getItem(KEY)}`;
  } catch {
    return document.cookie;
  }
}

/**
 * Keeps a refusal for this visit; an empty string clears it. If storage is disabled too, the next
 * page prompts again.
 */
export function keepSessionRefusal(cookie: string): void {
  try {
    if (cookie) sessionStorage.setItem(KEY, cookie);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is disabled.
  }
}
