/** What this browser has not finished sending, in local storage; cleared with marketing. */
export const FLOW_EVENTS = 'plaza:flow-events';

/** What is not done yet, for the next page to go on with. */
export type PendingClaim = {
  /** The page of the application. */
  readonly path: string;
  readonly claim: string;
  /** Vendors that have taken the events; the service may not know yet. */
  readonly taken: readonly string[];
  /** Pages that have tried. */
  readonly tries: number;
};

/** @returns what an earlier page has left; undefined also if storage is disabled */
export function readPending(): PendingClaim | undefined {
  try {
    const { path, claim, taken, tries } = JSON.parse(localStorage.getItem(FLOW_EVENTS) ?? '');
    return path && claim ? { path, claim, taken, tries } : undefined;
  } catch {
    return undefined;
  }
}

export function writePending(pending: PendingClaim | undefined): void {
  try {
    if (pending) localStorage.setItem(FLOW_EVENTS, JSON.stringify(pending));
    else localStorage.removeItem(FLOW_EVENTS);
  } catch {}
}

/** Runs alone among the tabs of this browser; at once where it has no locks. */
export const alone = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(FLOW_EVENTS, work) : work();
