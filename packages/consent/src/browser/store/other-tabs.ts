/** The refusal that the tab holds which has decided; an empty text when it holds none. */
type News = { readonly refusal: string };

/** Nothing in a browser that has no channels: there a tab follows when it is looked at again. */
const openChannel = (): BroadcastChannel | undefined =>
  globalThis.BroadcastChannel && new BroadcastChannel('plaza:consent');

/**
 * Calls `onNews` when another tab of the site may have decided, without a trace in any storage, with
 * the refusal that the tab holds where it has said so. A page that was kept aside, or that nobody was looking at, looks again when it is back, for it may
 * have heard nothing meanwhile.
 */
export function hearOtherTabs(onNews: (news?: News) => void): void {
  let channel: BroadcastChannel | undefined;
  // An open channel may keep a page out of the back/forward cache.
  const leave = () => channel?.close();
  const join = () => {
    leave();
    channel = openChannel();
    if (channel) channel.onmessage = ({ data }) => onNews(data);
    onNews();
  };
  join();
  addEventListener('pagehide', leave);
  addEventListener('pageshow', join);
  document.addEventListener('visibilitychange', () => onNews());
}

/** Lets the other tabs of the site hold a refusal and look again; this one as well, which finds nothing new. */
export function tellOtherTabs(refusal: string): void {
  const channel = openChannel();
  channel?.postMessage({ refusal } satisfies News);
  channel?.close();
}
