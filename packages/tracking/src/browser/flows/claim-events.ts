/** The ids of the latest events of flows that were sent; cleared when marketing is withdrawn. */
const KEY = 'plaza:flow-events';

/** More than the moments of the longest flow; an older application is not loaded again. */
const KEPT = 100;

/**
 * Claims ids that no page has sent yet, across reloads and tabs.
 *
 * @returns those that this page may send; all of them if storage is disabled, because vendors and the
 * service count an id once
 */
export async function claimEvents(ids: readonly string[]): Promise<readonly string[]> {
  const claim = () => {
    const sent = (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean);
    const fresh = ids.filter((id) => !sent.includes(id));
    if (fresh.length > 0) localStorage.setItem(KEY, [...sent, ...fresh].slice(-KEPT).join(' '));
    return fresh;
  };
  try {
    return await (navigator.locks ? navigator.locks.request(KEY, claim) : claim());
  } catch {
    return ids;
  }
}
