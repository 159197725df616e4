/**
 * Resolves once the script of a vendor has run on this page, so that what is sent reaches the vendor
 * and not a queue that the page may take with it. Never, if it is blocked.
 */
export function untilLoaded(vendor: string): Promise<void> {
  const isLoaded = () => document.querySelector(`script[data-loaded="${vendor}"]`) !== null;
  return new Promise((resolve) => {
    if (isLoaded()) return resolve();
    const watcher = new MutationObserver(() => {
      if (!isLoaded()) return;
      watcher.disconnect();
      resolve();
    });
    watcher.observe(document.head, { attributes: true, childList: true, subtree: true });
  });
}
