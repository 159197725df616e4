import type { ConsentStore } from '@plaza/consent';
import { findTracking } from '@plaza/tracking/browser';

/**
 * Keeps the arrival when a visitor reads policies before deciding: the links of the page to the
 * policies that the dialog links to carry it in the fragment, which is never sent to a server and is
 * removed by the next page (decision 25). Other links do not, because a redirect passes a fragment on.
 */
export function passArrivalOn(store: Pick<ConsentStore, 'get'>): void {
  const onClick = ({ target }: Event): void => {
    const link = (target as Element).closest('a');
    const { arrival = '' } = findTracking() ?? {};
    const isPolicy =
      link?.origin === origin && document.querySelector(`dialog [href^="${link.pathname}"]`);
    if (arrival[1] && isPolicy && store.get().needsPrompt) link.hash = `arrival${arrival}`;
  };
  for (const type of ['click', 'auxclick']) document.addEventListener(type, onClick, true);
}
