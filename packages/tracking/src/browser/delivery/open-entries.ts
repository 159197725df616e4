import { pathOf } from '../../core/delivery/delivery-entry.ts';
import type { EntryStore } from '../../core/delivery/delivery-ports.ts';

/** Each entry has a key of its own, so that tabs never write over one another's. */
const EVENTS = 'plaza:event:';
const RECEIPTS = 'plaza:receipt:';

/** Where the receipts of consent go, which prove what was decided, whatever that was. */
const RECEIPTS_PATH = '/consents';

export type EntryRules = {
  /** Whether the visitor lets the site store anything for marketing, now. */
  readonly mayStore: () => boolean;
  /** Whether events may be sent, now; always unless said otherwise. */
  readonly maySend?: (() => boolean) | undefined;
};

/**
 * Entries in `localStorage`, as far as they may and can be stored; the others in memory, until they
 * may. Receipts of consent are necessary: they are stored and listed in any case, events only as the
 * rules allow.
 */
export function openEntries({ mayStore, maySend = () => true }: EntryRules): EntryStore {
  const memory = new Map<string, string>();

  function set(id: string, entry: string): void {
    const isReceipt = pathOf(entry) === RECEIPTS_PATH;
    memory.set(id, entry);
    if (isReceipt || mayStore())
      attempt(() => {
        localStorage.setItem((isReceipt ? RECEIPTS : EVENTS) + id, entry);
        memory.delete(id);
      });
  }

  return {
    list() {
      for (const entry of memory) set(...entry);
      const entries = [...memory];
      attempt(() => {
        for (const [key, entry] of Object.entries<string>(localStorage))
          for (const prefix of [EVENTS, RECEIPTS])
            if (key.startsWith(prefix)) entries.push([key.slice(prefix.length), entry]);
      });
      return entries.filter(([, entry]) => pathOf(entry) === RECEIPTS_PATH || maySend());
    },
    set,
    delete(id) {
      memory.delete(id);
      for (const prefix of [EVENTS, RECEIPTS]) attempt(() => localStorage.removeItem(prefix + id));
    },
  };
}

/** A browser that keeps no data throws where its storage is named, and one without room when it is used. */
function attempt(action: () => void): void {
  try {
    action();
  } catch {
    // What cannot be stored stays in memory.
  }
}
