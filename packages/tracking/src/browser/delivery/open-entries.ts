import type { EntryStore } from '../../core/delivery/delivery-ports.ts';

/** Each entry has a key of its own, so that tabs never write over one another's: `plaza:event:{id}`. */
const PREFIX = 'plaza:event:';

/**
 * Entries in `localStorage`, as far as they may and can be stored; the others in memory, until they
 * may.
 *
 * @param mayStore whether the visitor lets the site store anything for marketing, now
 */
export function openEntries(mayStore: () => boolean): EntryStore {
  const memory = new Map<string, string>();

  function set(id: string, entry: string): void {
    memory.set(id, entry);
    if (mayStore())
      attempt(() => {
        localStorage.setItem(PREFIX + id, entry);
        memory.delete(id);
      });
  }

  return {
    list() {
      for (const entry of memory) set(...entry);
      const entries = [...memory];
      attempt(() => {
        for (const [key, entry] of Object.entries<string>(localStorage))
          if (key.startsWith(PREFIX)) entries.push([key.slice(PREFIX.length), entry]);
      });
      return entries;
    },
    set,
    delete(id) {
      memory.delete(id);
      attempt(() => localStorage.removeItem(PREFIX + id));
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
