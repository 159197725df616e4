/** Nothing in a browser that has no channels: there a tab follows when it is looked at again. */
const openChannel = (): BroadcastChannel | undefined =>
  globalThis.BroadcastChannel && new BroadcastChannel('plaza:consent');

/**
 * Calls `onNews` when another tab of the site may have decided, without a trace in any storage. A
 * page that was kept aside, or that nobody was looking at, looks again when it is back, for it may
 * have heard nothing meanwhile.
 */
export function hearOtherTabs(onNews: () => void): void {
  let channel: BroadcastChannel | undefined;
  // An open channel may keep a page out of the back/forward cache.
  const leave = () => channel?.close();
  const join = () => {
    leave();
    channel = openChannel();
    if (channel) channel.onmessage = onNews;
    onNews();
  };
  join();
  addEventListener('pagehide', leave);
  addEventListener('pageshow', join);
  document.addEventListener('visibilitychange', onNews);
}

/** Lets the other tabs of the site look again; this one as well, which finds nothing new. */
export function tellOtherTabs(): void {
  const channel = openChannel();
  channel?.postMessage(0);
  channel?.close();
}
