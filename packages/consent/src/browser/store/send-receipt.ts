import type { ConsentReceipt } from '../../core/consent-receipt.ts';

/**
 * Sends a receipt (issue 5 §3) without waiting for it, in a way that a reload does not break. That it
 * was lost is reported; the decision stands all the same.
 *
 * @param url `/api/consents` of the page's own origin
 */
export function sendReceipt(
  url: string,
  receipt: ConsentReceipt,
  report: (cause: unknown) => void,
): void {
  fetch(url, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(receipt),
  })
    .then(({ status }) => {
      if (status >= 400) throw new Error(`The receipt of consent was refused with ${status}`);
    })
    .catch(report);
}
