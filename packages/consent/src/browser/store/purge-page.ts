import { cookieValues } from '../../core/cookie-values.ts';
import { purgeCandidates } from '../../core/purge-candidates.ts';

/**
 * Deletes every cookie and web-storage key that matches, as far as a page can.
 *
 * @param names patterns of `declaredNames`
 */
export function purgePage(names: readonly string[]): void {
  const isDeclared = (name: string) => new RegExp(`^(?:${names.join('|')})$`).test(name);
  for (const name of [...cookieValues(document.cookie).keys()].filter(isDeclared))
    for (const text of purgeCandidates(name, location)) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = text;
    }
  for (const open of [() => localStorage, () => sessionStorage])
    try {
      const storage = open();
      for (const key of Object.keys(storage).filter(isDeclared)) storage.removeItem(key);
    } catch {
      // Reading a storage throws when storage is disabled; then there is nothing to delete.
    }
}
