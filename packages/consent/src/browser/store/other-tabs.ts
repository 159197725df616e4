const CHANNEL = 'plaza:consent';

/**
 * Calls `onNews` when another tab of the site may have decided, without a trace in any storage. A
 * page that was kept aside, or that nobody was looking at, looks again when it is back, for it may
 * have heard nothing meanwhile.
 */
export function hearOtherTabs(onNews: () => void): void {
  let channel: BroadcastChannel | undefined;
  const join = () => {
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = onNews;
  };
  join();
  // An open channel may keep a page out of the back/forward cache.
  addEventListener('pagehide', () => channel?.close());
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    join();
    onNews();
  });
  document.addEventListener('visibilitychange', onNews);
}

/** Lets the other tabs of the site look again; this one as well, which finds nothing new. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(0);
  channel.close();
}
