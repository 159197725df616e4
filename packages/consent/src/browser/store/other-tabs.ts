/** The refusal that the deciding tab keeps for the visit; empty if it keeps none. */
type TabMessage = { readonly refusal: string };

/** Undefined without BroadcastChannel; then a tab catches up when it becomes visible again. */
const openChannel = (): BroadcastChannel | undefined =>
  globalThis.BroadcastChannel && new BroadcastChannel('plaza:consent');

/**
 * Calls `onMessage` when another tab may have decided, with the refusal it keeps, if any. Nothing is
 * stored. A page that returns from the back/forward cache or from the background may have missed
 * messages, so it is notified as well.
 */
export function onOtherTabs(onMessage: (message?: TabMessage) => void): void {
  let channel: BroadcastChannel | undefined;
  // An open channel may keep a page out of the back/forward cache.
  const leave = () => channel?.close();
  const join = () => {
    leave();
    channel = openChannel();
    if (channel) channel.onmessage = ({ data }) => onMessage(data);
    onMessage();
  };
  join();
  addEventListener('pagehide', leave);
  addEventListener('pageshow', join);
  document.addEventListener('visibilitychange', () => onMessage());
}

/** Makes all tabs of the site refresh, this one included, and keep the refusal. */
export function notifyOtherTabs(refusal: string): void {
  const channel = openChannel();
  channel?.postMessage({ refusal } satisfies TabMessage);
  channel?.close();
}
