/**
 * Calls `open` on a click on any element with `data-consent-open`, including those added later. On
 * a link to the cookie policy, the link is the fallback without JavaScript or when `open` rejects.
 */
export function onConsentOpen(open: () => Promise<void>): void {
  document.addEventListener('click', (event) => {
    const opener = (event.target as Element).closest<HTMLElement>('[data-consent-open]');
    // A click with a modifier key is a browser command, e.g. to open a tab.
    if (!opener || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Safari does not focus a clicked link, and the dialog returns the focus to where it was.
    opener.focus();
    open().catch(() => {
      if (opener instanceof HTMLAnchorElement) location.assign(opener.href);
    });
  });
}
