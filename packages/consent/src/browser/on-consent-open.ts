/**
 * Calls `open` when the visitor asks for the dialog: by anything in the page that has
 * `data-consent-open`, also what comes into it later. Put on a link to the cookie policy it leads
 * there without JavaScript, or when `open` rejects.
 */
export function onConsentOpen(open: () => Promise<void>): void {
  document.addEventListener('click', (event) => {
    const opener = (event.target as Element).closest<HTMLElement>('[data-consent-open]');
    // A click with a key held is about the link itself.
    if (!opener || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Safari does not focus what is clicked, and the dialog gives the focus back to where it was.
    opener.focus();
    open().catch(() => {
      if (opener instanceof HTMLAnchorElement) location.assign(opener.href);
    });
  });
}
