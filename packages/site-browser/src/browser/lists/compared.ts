/** Where the comparison of a page is kept for the visit. */
const COMPARED = 'plaza:compare:';

/** The ids of the products that are compared on this page, with commas between. */
export function readCompared(): string | null {
  try {
    return sessionStorage.getItem(`${COMPARED}${location.pathname}`);
  } catch {
    return null;
  }
}

export function keepCompared(ids: string): void {
  try {
    sessionStorage.setItem(`${COMPARED}${location.pathname}`, ids);
  } catch {
    // Storage is disabled: the address has it, too.
  }
}
