import { isReceipt } from '../../core/delivery/delivery-entry.ts';
import type { EntryStore } from '../../core/delivery/delivery-ports.ts';

/** One key per entry, so that tabs never overwrite each other's entries. */
const EVENTS = 'plaza:event:';
const RECEIPTS = 'plaza:receipt:';

export type EntryRules = {
  /** Whether marketing data may be stored now. */
  readonly mayStore: () => boolean;
  /** Whether events may be sent now; default always. */
  readonly maySend?: (() => boolean) | undefined;
};

/**
 * Keeps entries in `localStorage` if allowed and possible, otherwise in memory. Consent receipts are
 * necessary: they are always stored and listed; events only as the rules allow.
 */
export function openEntries({ mayStore, maySend = () => true }: EntryRules): EntryStore {
  const memory = new Map<string, string>();

  function set(id: string, entry: string): void {
    memory.set(id, entry);
    const isStored = isReceipt(entry);
    if (isStored || mayStore())
      attempt(() => {
        localStorage.setItem((isStored ? RECEIPTS : EVENTS) + id, entry);
        memory.delete(id);
      });
  }

  return {
    list(ofReceipts) {
      for (const entry of memory) set(...entry);
      const entries = [...memory];
      attempt(() => {
        for (const [key, entry] of Object.entries<string>(localStorage))
          for (const prefix of [EVENTS, RECEIPTS])
            if (key.startsWith(prefix)) entries.push([key.slice(prefix.length), entry]);
      });
      return entries.filter(([, entry]) =>
        isReceipt(entry) ? ofReceipts : !ofReceipts && maySend(),
      );
    },
    set,
    delete(id) {
      memory.delete(id);
      for (const prefix of [EVENTS, RECEIPTS]) attempt(() => localStorage.removeItem(prefix + id));
    },
  };
}

/** Access throws when storage is disabled, and writing throws when it is full. */
function attempt(action: () => void): void {
  try {
    action();
  } catch {
    // The entry stays in memory.
  }
}
