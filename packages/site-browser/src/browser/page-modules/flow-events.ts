import { notifyFlow } from '@plaza/tracking/browser';

/**
 * Sends vendors and the service what an application has reached (§9), on its last page alone.
 *
 * @param flow with `data-flow-events`, on a page with something to send
 */
export async function attach(flow: HTMLElement): Promise<void> {
  if (flow.dataset.flowEvents !== undefined) await notifyFlow(location.pathname);
}
