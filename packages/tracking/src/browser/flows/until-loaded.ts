import { vendorHosts } from '../../model/vendors/vendor-hosts.ts';
import type { Vendor } from '../../model/vendors/vendors.ts';

/**
 * Resolves once the script of a vendor has run on this page, so that what is sent reaches the vendor
 * and not a queue that the page may take with it. Never, if it is blocked.
 */
export function untilLoaded(vendor: string): Promise<void> {
  const host = vendorHosts[vendor as Vendor];
  const isLoaded = () => document.querySelector(`script[src^="${host}/"][data-loaded]`) !== null;
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
