import { countDown } from './count-down.ts';
import type { FormTexts } from './flow-fields.ts';

/** The link to press once the address is confirmed. */
const CONFIRMED = 'data-flow-confirmed';

/** Milliseconds between two looks, and how long a page is looked at that nobody comes back to. */
const LOOK_MS = 10_000;
const LONGEST_MS = 15 * 60_000;

/**
 * Follows a link that is opened in another tab or on another device: while the page is in view it
 * asks for itself, and goes where the answer is. Counts down until the email can be sent again.
 */
export function awaitLink(form: HTMLFormElement, texts: FormTexts): void {
  countDown(form, texts);
  const link = form.querySelector<HTMLAnchorElement>(`[${CONFIRMED}]`);
  if (!link) return;
  let until = Date.now() + LONGEST_MS;
  let isLooking = false;
  const look = async () => {
    if (isLooking || document.visibilityState !== 'visible' || Date.now() > until) return;
    isLooking = true;
    const hasEnded = await endsWait(link.href).catch(() => false);
    isLooking = false;
    if (hasEnded) location.replace(link.href);
  };
  setInterval(look, LOOK_MS);
  document.addEventListener('visibilitychange', () => {
    until = Date.now() + LONGEST_MS;
    look();
  });
}

/** Whether the link leads on from the page. A redirect is left to the navigation. */
async function endsWait(href: string): Promise<boolean> {
  const response = await fetch(href, { redirect: 'manual' });
  if (response.type === 'opaqueredirect') return true;
  return response.ok && !(await response.text()).includes(CONFIRMED);
}
